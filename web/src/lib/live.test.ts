import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from './errors';
import { Live, pause, socketAddress, type Listener } from './live';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const state = (step: number) => ({ type: 'state', step, view: {}, events: [], legal: [], held: null, result: null });
const latest = () => FakeSocket.all[FakeSocket.all.length - 1];

describe('the live connection', () => {
  let heard: { states: number[]; links: string[]; closed: Refused[]; troubles: Refused[] };
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here:8000' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
    heard = { states: [], links: [], closed: [], troubles: [] };
    const listener: Listener = {
      table: () => undefined,
      state: (told) => heard.states.push(told.step),
      chat: () => undefined,
      link: (link) => heard.links.push(link),
      closed: (why) => heard.closed.push(why),
      trouble: (why) => heard.troubles.push(why),
    };
    live = new Live('T', 'secret', 'fr', listener, 'lost');
    live.open();
    latest().open();
  });

  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says who listens first', () => {
    expect(latest().address).toBe('ws://here:8000/api/tables/T/live?lang=fr');
    expect(latest().sent[0]).toMatchObject({ type: 'hello', token: 'secret', since: -1, chat: -1, lang: 'fr', details: true });
  });

  it('asks for exactly what it missed after a lost connection', async () => {
    latest().hear(state(7));
    latest().close();
    expect(heard.links.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(2000);
    expect(FakeSocket.all).toHaveLength(2);
    latest().open();
    expect(latest().sent[0]).toMatchObject({ type: 'hello', since: 6 });
    latest().hear(state(8));
    expect(heard.states).toEqual([7, 8]);
    expect(heard.links.at(-1)).toBe('live');
  });

  it('sends a move again that was on its way', async () => {
    const answer = live.send({ type: 'move', step: 3, action: 17 });
    const first = latest().sent[1];
    latest().close();
    await vi.advanceTimersByTimeAsync(2000);
    latest().open();
    expect(latest().sent[1]).toEqual(first);
    latest().hear({ type: 'done', ref: first.ref, step: 3, held: false });
    await expect(answer).resolves.toMatchObject({ step: 3 });
  });

  it('does not say anything twice in the chat', async () => {
    const answer = live.send({ type: 'chat', text: 'hello' });
    latest().close();
    await expect(answer).rejects.toMatchObject({ sentence: 'lost' });
  });

  it('gives the sentence of a refusal to whoever asked', async () => {
    const answer = live.send({ type: 'move', step: 3, action: 17 });
    latest().hear({ type: 'refused', ref: latest().sent[1].ref, code: 'illegal', sentence: 'No.', rule: 'U9' });
    await expect(answer).rejects.toMatchObject({ code: 'illegal', sentence: 'No.', rule: 'U9' });
  });

  it('does not try again where the token is nobody’s', async () => {
    latest().hear({ type: 'refused', ref: null, code: 'token', sentence: 'No seat.' });
    expect(heard.closed[0].code).toBe('token');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('notices a connection that died in silence', async () => {
    latest().hear(state(1));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(latest().sent.at(-1)).toMatchObject({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard.links.at(-1)).toBe('lost');
  });
});

it('waits longer each time, and not for ever', () => {
  const pauses = [0, 1, 2, 3, 9].map((attempt) => pause(attempt, 0.5));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 15_000]);
});

it('uses a safe socket on a safe page', () => {
  expect(socketAddress('a', 'en', { protocol: 'https:', host: 'x' })).toBe('wss://x/api/tables/a/live?lang=en');
});
