// The live connection to a table: a WebSocket that comes back by itself, and long polling where none gets through.
import { api } from './api';
import { isUnreachable, Refused, UNREACHABLE } from './errors';
import type { Line, StateTold, TableTold } from './told';

export type Link = 'connecting' | 'live' | 'polling' | 'lost';

export interface Listener {
  table(told: TableTold): void;
  state(told: StateTold): void;
  chat(lines: Line[]): void;
  link(link: Link): void;
  closed(why: Refused): void; // the table will not have us: there is no use in trying again
  trouble(why: Refused): void; // something that was not an answer to anything we sent
}

export type Message =
  | { type: 'move'; step: number; action: number }
  | { type: 'undo'; step: number; about: number }
  | { type: 'chat'; text: string }
  | { type: 'nudge' };

export interface Answer {
  step?: number;
  held?: boolean;
  undone?: boolean;
}

interface Waiting {
  message: Message;
  resolve: (answer: Answer) => void;
  reject: (why: Refused) => void;
}

const FINAL = ['no-table', 'token'];
const PATIENCE = 3; // sockets that never opened, after which we poll
const SOCKET_AGAIN = 60_000; // milliseconds of polling before a socket is tried again
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const POLL_SECONDS = 5;

/** Milliseconds before the next attempt: longer each time, and never all clients at once. */
export function pause(attempt: number, random = Math.random()): number {
  return Math.min(15_000, 500 * 2 ** Math.min(attempt, 5)) * (0.75 + random / 2);
}

export function socketAddress(table: string, lang: string, page: { protocol: string; host: string } = location): string {
  const protocol = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${protocol}//${page.host}/api/tables/${encodeURIComponent(table)}/live?lang=${lang}`;
}

export class Live {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private ref = 0;
  private since = -1;
  private line = -1;
  private attempt = 0;
  private unopened = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private polling: AbortController | null = null;
  private over = false;

  constructor(
    private readonly id: string,
    private readonly token: string | null,
    private readonly lang: string,
    private readonly listener: Listener,
    private readonly lost: string, // the sentence for what was being sent when the connection broke
  ) {}

  open(): void {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.listener.link('connecting');
    this.connect();
  }

  close(): void {
    this.over = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    clearTimeout(this.heartbeat);
    this.polling?.abort();
    this.socket?.close();
    for (const each of this.waiting.values()) each.reject(new Refused(UNREACHABLE, this.lost));
    this.waiting.clear();
  }

  /** Something for the server, answered once it is done. A move outlives the connection: sending it again is harmless. */
  send(message: Message): Promise<Answer> {
    if (this.polling && this.token) return this.post(message, this.token);
    return new Promise((resolve, reject) => {
      const ref = String(++this.ref);
      this.waiting.set(ref, { message, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, ref }));
      else if (message.type !== 'move') this.drop(ref);
    });
  }

  private drop(ref: string): void {
    this.waiting.get(ref)?.reject(new Refused(UNREACHABLE, this.lost));
    this.waiting.delete(ref);
  }

  /** The machine is online again, or somebody looks at the page: no need to wait any longer. */
  private wake = (): void => {
    if (document.visibilityState === 'hidden' || this.socket || this.polling || this.over) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    if (this.over) return;
    const socket = new WebSocket(socketAddress(this.id, this.lang));
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.unopened = 0;
      socket.send(
        JSON.stringify({
          type: 'hello',
          ...(this.token ? { token: this.token } : {}),
          since: this.since,
          chat: this.line,
          lang: this.lang,
          details: true,
        }),
      );
      for (const [ref, each] of this.waiting) socket.send(JSON.stringify({ ...each.message, ref }));
      this.beat();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string));
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearTimeout(this.heartbeat);
      if (this.over) return;
      if (!opened) this.unopened++;
      for (const [ref, each] of this.waiting) if (each.message.type !== 'move') this.drop(ref);
      this.listener.link('lost');
      this.timer = setTimeout(() => (this.unopened >= PATIENCE ? void this.poll() : this.connect()), pause(this.attempt++));
    };
  }

  /** A connection can be dead without anybody noticing: ask now and then. */
  private beat(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      this.socket?.send(JSON.stringify({ type: 'ping', ref: 'ping' }));
      this.heartbeat = setTimeout(() => this.socket?.close(), PONG_WITHIN);
    }, PING_EVERY);
  }

  private hear(message: { type: string } & Record<string, unknown>): void {
    this.beat();
    if (message.type === 'table') this.listener.table(message as unknown as TableTold);
    else if (message.type === 'state') this.heardState(message as unknown as StateTold);
    else if (message.type === 'chat') this.heardChat(message.lines as Line[]);
    else this.heardAnswer(message);
  }

  private heardState(state: StateTold): void {
    this.attempt = 0;
    this.since = state.step - 1;
    this.listener.link(this.polling ? 'polling' : 'live');
    this.listener.state(state);
  }

  private heardChat(lines: Line[]): void {
    if (lines.length === 0) return;
    this.line = lines[lines.length - 1].number;
    this.listener.chat(lines);
  }

  private heardAnswer(message: Record<string, unknown>): void {
    const each = this.waiting.get(message.ref as string);
    this.waiting.delete(message.ref as string);
    if (message.type === 'done') {
      each?.resolve(message as Answer);
      return;
    }
    const why = new Refused(message.code as string, message.sentence as string, 409, message.rule as string | null);
    if (each) each.reject(why);
    else if (FINAL.includes(why.code)) this.finish(why);
    else this.listener.trouble(why);
  }

  private finish(why: Refused): void {
    this.close();
    this.listener.closed(why);
  }

  // Long polling

  private async poll(): Promise<void> {
    const { signal } = (this.polling = new AbortController());
    const until = Date.now() + SOCKET_AGAIN;
    try {
      while (!signal.aborted && Date.now() < until) {
        this.listener.table(await api.table(this.id));
        this.heardState(await api.state(this.id, this.token, this.since, 0, signal));
        this.heardChat(await api.chat(this.id, this.line, signal));
        this.heardState(await api.state(this.id, this.token, this.since, POLL_SECONDS, signal));
      }
    } catch (problem) {
      if (signal.aborted) return;
      if (problem instanceof Refused && !isUnreachable(problem) && FINAL.includes(problem.code)) return this.finish(problem);
      this.listener.link('lost');
    }
    this.polling = null;
    if (this.over) return;
    this.unopened = PATIENCE - 1;
    this.timer = setTimeout(() => this.connect(), pause(this.attempt++));
  }

  private async post(message: Message, token: string): Promise<Answer> {
    if (message.type === 'move') return api.move(this.id, message.step, message.action, token);
    if (message.type === 'undo') return { undone: (await api.undo(this.id, message.step, message.about, token)).done };
    if (message.type === 'chat') await api.speak(this.id, message.text, token);
    else await api.nudge(this.id, token);
    return {};
  }
}
