// A table as this browser knows it: what the live connection tells, and what can be said to it.
import type { EventTold } from '../games/types';
import { Refused } from './errors';
import { Live, type Link } from './live';
import { noteTable } from './mygames';
import { play } from './sound';
import { complain, toast } from './toasts.svelte';
import type { Line, StateTold, TableTold } from './told';
import { t, words } from './words.svelte';

const AT_ONCE = 150; // milliseconds in which nobody notices that a move is on its way

export class TableHere {
  told = $state.raw<TableTold | null>(null);
  state = $state.raw<StateTold | null>(null);
  log = $state.raw<EventTold[]>([]);
  chat = $state.raw<Line[]>([]);
  link = $state<Link>('connecting');
  closed = $state.raw<Refused | null>(null);
  private sent = $state<number | null>(null); // the step of my move until the state has followed
  private overdue = $state(false); // whether it takes long enough for people to notice
  private live: Live;

  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly me: number | null,
  ) {
    this.live = new Live(id, token, words.lang, {
      table: (told) => this.heardTable(told),
      state: (told) => this.heardState(told),
      chat: (lines) => (this.chat = [...this.chat, ...lines]),
      link: (link) => (this.link = link),
      closed: (why) => (this.closed = why),
      trouble: complain,
    }, t('web-not-sent'));
    this.live.open();
  }

  close(): void {
    this.live.close();
  }

  /** My seat, if I have one. */
  get seat() {
    return this.me === null ? null : (this.told?.seats[this.me] ?? null);
  }

  /** Whether I can choose something now, my turn or early. */
  get choosing(): boolean {
    const { state } = this;
    return state !== null && state.legal.length > 0 && !state.held && !this.seat?.stand_in;
  }

  get myTurn(): boolean {
    return this.choosing && this.state?.early === false;
  }

  /** Whether nothing is to be drawn as clickable. An answer mostly comes at once: till then everything stays as it is,
   * because to draw the board without its choices and again with the next ones takes longer than the move. */
  get busy(): boolean {
    return (this.sent !== null && this.overdue) || !this.choosing;
  }

  private heardTable(told: TableTold): void {
    const before = this.told;
    this.told = told;
    noteTable(told);
    if (before && this.me !== null && told.seats[this.me].nudges > before.seats[this.me].nudges) {
      toast(t('web-nudged'));
      play('nudge');
    }
  }

  private heardState(told: StateTold): void {
    const before = this.state;
    const was = this.myTurn;
    this.state = told;
    if (told.events.length > 0) this.log = [...this.log, ...told.events];
    if (this.sent !== null && (told.step > this.sent || told.held)) this.sent = null;
    if (!before) return;
    if (told.result && !before.result) play('over');
    else if (this.myTurn && (!was || told.step > before.step)) play('turn');
    else if (told.step > before.step) play('move');
  }

  act = (action: number): void => {
    const { state } = this;
    if (this.sent !== null || !this.choosing || !state) return;
    this.sent = state.step;
    this.overdue = false;
    setTimeout(() => (this.overdue = this.sent === state.step), AT_ONCE);
    this.live
      .send({ type: 'move', step: state.step, action })
      .then((answer) => {
        // A held choice does not move the step on, and its state may have come first.
        if (answer.held || (this.state && this.state.step > state.step)) this.sent = null;
      })
      .catch((problem) => {
        this.sent = null;
        complain(problem);
      });
  };

  /** Take back my own last decision, or agree that somebody else takes back theirs. */
  undo = async (about: number): Promise<void> => {
    if (!this.state) return;
    try {
      const answer = await this.live.send({ type: 'undo', step: this.state.step, about });
      if (answer.undone === false && about === this.me) toast(t('web-undo-asked'));
    } catch (problem) {
      complain(problem);
    }
  };

  speak = async (text: string): Promise<boolean> => {
    try {
      await this.live.send({ type: 'chat', text });
      return true;
    } catch (problem) {
      complain(problem);
      return false;
    }
  };

  nudge = async (): Promise<void> => {
    try {
      await this.live.send({ type: 'nudge' });
      toast(t('web-nudge-sent'));
    } catch (problem) {
      complain(problem);
    }
  };
}
