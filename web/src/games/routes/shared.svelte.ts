// What Hand and Board show together and the shell need not know.

/** Places of the offer that are ticked in the hand: the map draws those tickets more strongly. */
export const ticked = $state<{ places: number[] }>({ places: [] });
