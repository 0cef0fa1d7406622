"""What clients send, and what they get: the shapes that OpenAPI documents."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from carbarn.core.words import LOCALES

Lang = Literal["en", "fr", "ko"]
assert Lang.__args__ == LOCALES  # type: ignore[attr-defined]

Name = Annotated[
    str, Field(min_length=1, max_length=100, description="What the others will call you.", examples=["Ann"])
]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="A seat, counted from 0.")]
StepNumber = Annotated[int, Field(ge=0, le=1_000_000, description="The step that this answers: `step` of the state.")]
ActionSaid = Annotated[
    Annotated[int, Field(ge=0, le=10_000_000, strict=True)] | Annotated[str, Field(min_length=1, max_length=200)],
    Field(description="An action by its id, or by its notation.", examples=["draw blind", 17]),
]
Ref = Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=-(2**53), le=2**53)] | None
Choice = Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=-1_000, le=1_000)] | bool


class Wanted(BaseModel):
    """Something that a client sends: nothing but what is listed here."""

    model_config = ConfigDict(extra="forbid")


class NewTable(Wanted):
    """A table as somebody wants it."""

    game: Annotated[str, Field(max_length=64, examples=["usa"])]
    options: dict[Annotated[str, Field(max_length=32)], Choice] = Field(default={}, max_length=16)
    seats: Annotated[int, Field(ge=1, le=16)] = 2
    bots: dict[Annotated[int, Field(ge=0, le=15)], Annotated[str, Field(max_length=32)]] = Field(
        default={}, max_length=16, description="Levels of bots by seat.", examples=[{"1": "planner"}]
    )
    name: Name | None = Field(default=None, description="Sit down under this name; without it you only host the table.")
    lang: Lang = "en"
    timer: Annotated[int, Field(ge=10, le=604_800)] | None = Field(
        default=None, description="Seconds that a person may take for a decision before a bot stands in."
    )
    public: bool = Field(default=False, description="Listed for everybody, or known to those who have the link.")
    quick: bool = Field(default=False, description="Bots do not pause before they move.")
    start: bool = Field(default=False, description="Begin at once if every seat is taken.")


class Join(Wanted):
    """Somebody who wants to sit down."""

    name: Name
    seat: SeatNumber | None = None


class BotWanted(Wanted):
    """A bot for an empty seat."""

    level: Annotated[str, Field(max_length=32, examples=["planner"])]


class Spoken(Wanted):
    """A message over the WebSocket; `ref` comes back with the answer."""

    ref: Ref = None


class Hello(Spoken):
    """The first message: who listens, from where on."""

    type: Literal["hello"] = "hello"
    token: Annotated[str, Field(max_length=200)] | None = None
    since: Annotated[int, Field(ge=-1, le=1_000_000)] = -1
    chat: Annotated[int, Field(ge=-1, le=1_000_000)] = -1
    lang: Lang = "en"
    details: bool = False
    record: bool = False


class Move(Spoken):
    """A move."""

    type: Literal["move"] = "move"
    step: StepNumber
    action: ActionSaid


class Undo(Spoken):
    """Take back the own last decision, or agree that somebody else may."""

    type: Literal["undo"] = "undo"
    step: StepNumber
    about: SeatNumber | None = None

    def about_seat(self, seat: int) -> int:
        """Whose decision it is about."""
        return seat if self.about is None else self.about


class Chat(Spoken):
    """A line for the chat."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, Field(min_length=1, max_length=1_000)]


class Nudge(Spoken):
    """A reminder for the one whose turn it is."""

    type: Literal["nudge"] = "nudge"


class Ping(Spoken):
    """Is anybody there?"""

    type: Literal["ping"] = "ping"


Said = Hello | Move | Undo | Chat | Nudge | Ping
SAID: TypeAdapter[Said] = TypeAdapter(Annotated[Said, Field(discriminator="type")])


class Problem(BaseModel):
    """Why not: a code for programs, a sentence for people, the rule's id where a rule forbids it."""

    code: str
    sentence: str
    rule: str | None = None


class Refused(BaseModel):
    """A request that was refused; nothing has been changed."""

    error: Problem


class SeatTold(BaseModel):
    """A seat and who has it."""

    seat: int
    name: str
    bot: str | None
    stand_in: str | None = Field(description="The level of the bot that plays for an absent person.")
    resigned: bool
    free: bool
    present: bool
    ready: bool = Field(description="Has chosen already and waits for its step.")
    nudges: int


class AgreementTold(BaseModel):
    """Somebody agrees to an undo, or that a bot takes over."""

    kind: str
    about: int
    step: int
    seat: int


class TableTold(BaseModel):
    """What anybody who has its link may know about a table."""

    table: str
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    public: bool
    timer: int | None
    quick: bool
    created: int
    rematch: str | None
    seats: list[SeatTold]
    agreements: list[AgreementTold]


class PlaceTold(BaseModel):
    """A seat of one's own. The token proves it: keep it, it is not shown again."""

    table: TableTold
    seat: int | None
    token: str | None


class NewTableTold(PlaceTold):
    """A new table."""

    host: str = Field(description="The host's token: it may start the game and fill seats with bots.")


class EventTold(BaseModel):
    """Something that happened."""

    step: int
    seat: int | None
    by: Literal["seat", "chance", "table"]
    kind: str
    action: dict[str, Any] | None = Field(description="None where the reader may not know it.")
    text: str


class StateTold(BaseModel):
    """Everything that a reader needs to draw and to decide; docs/facts.md describes the view."""

    step: int = Field(description="The step that the next move answers.")
    view: dict[str, Any] | None
    events: list[EventTold]
    legal: list[dict[str, Any]]
    early: bool = Field(description="The choices are for a step that has not come yet; one is held until then.")
    held: dict[str, Any] | None
    undo: bool
    deadline: int | None = Field(description="Milliseconds since 1970.")
    result: dict[str, Any] | None
    menu: list[dict[str, Any]] | None = Field(default=None, description="With details: choices in words.")
    previews: dict[str, Any] | None = Field(default=None, description="With details: what each action would bring.")
    record: str | None = None


class Confirmed(BaseModel):
    """A move that is safe."""

    step: int
    held: bool
    repeated: bool


class Done(BaseModel):
    """Whether it is done; false while others have to agree."""

    done: bool


class InvitationTold(BaseModel):
    """Where others reach this server."""

    address: str | None = Field(description="None where it listens to this machine alone.")


class AdviceTold(BaseModel):
    """A candidate of the best bot, and why."""

    action: dict[str, Any]
    text: str = Field(description="The action in the notation.")
    words: str = Field(description="The action in words, as in the menu.")
    chance: float | None
    value: float | None
    sentence: str


class LineTold(BaseModel):
    """A line of the chat."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class LevelTold(BaseModel):
    """A bot that one can play against."""

    level: str
    title: str
    about: str


class ChoiceTold(BaseModel):
    """One way to choose an option."""

    value: str | int | bool
    title: str
    about: str


class OptionTold(BaseModel):
    """Something to choose before the game."""

    name: str
    title: str
    default: str | int | bool
    choices: list[ChoiceTold]


class GameTold(BaseModel):
    """A game on offer."""

    game: str
    title: str
    about: str
    seats: list[int]
    options: list[OptionTold]
