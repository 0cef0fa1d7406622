# The bots: names for people, and a sentence each.

level-random = Passenger
level-random-about = Gets on anywhere: plays any legal move.
level-greedy = Apprentice
level-greedy-about = Takes the best points in sight and thinks no further.
level-planner = Conductor
level-planner-about = Has a plan for the whole game, like a good club player.
level-search = Dispatcher
level-search-about = Plays every promising move out many times before choosing.
level-master = Superintendent
level-master-about = The best we have: the dispatcher, with everything that has proved stronger.
