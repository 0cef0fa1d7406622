// Small sounds, made here and not loaded: off unless switched on.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function tone(frequency: number, at: number, seconds: number, loud: number): void {
  if (!context) return;
  const source = context.createOscillator();
  const volume = context.createGain();
  const begin = context.currentTime + at;
  source.type = 'triangle';
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + seconds);
}

const sounds = {
  move: () => tone(320, 0, 0.07, 0.08),
  turn: () => {
    tone(660, 0, 0.12, 0.12);
    tone(880, 0.13, 0.18, 0.12);
  },
  nudge: () => {
    tone(520, 0, 0.1, 0.15);
    tone(520, 0.18, 0.1, 0.15);
  },
  over: () => [523, 659, 784].forEach((note, place) => tone(note, place * 0.14, 0.3, 0.12)),
};

export function play(sound: keyof typeof sounds): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  sounds[sound]();
}
