/** The sound of a new order: a bell of two tones, made in code and played in a loop by the browser's audio clock, which no background tab slows down. */
import { create } from "zustand";

/** Enough for the highest overtone, and a third of the work of a device's own rate, Hz. */
const sampleRate = 16_000;
/** From one stroke to the next, s. */
const period = 2.4;
/** Each tone: when it is struck (s) and its frequency (Hz). */
const tones = [
  [0, 880],
  [0.28, 659.25],
  [0.7, 880],
  [0.98, 659.25],
] as const;

/** Whether the browser lets this page make a sound; it asks for a press first, and may take it back. */
export const useSound = create<{ readonly allowed: boolean }>(() => ({ allowed: false }));

let context: AudioContext | null = null;
let playing: { source: AudioBufferSourceNode; gain: GainNode } | null = null;

function follow(): void {
  useSound.setState({ allowed: context?.state === "running" });
}

/** Asks for the sound now and at every press of the page for which it is off. */
export function prepareSound(): void {
  if (context !== null || typeof AudioContext !== "function") return;
  context = new AudioContext();
  context.addEventListener("statechange", follow);
  follow();
  for (const gesture of ["pointerdown", "pointerup", "keydown"]) {
    addEventListener(gesture, () => void allowSound(), { capture: true, passive: true });
  }
}

/** In a press: lets the sound begin. */
export async function allowSound(): Promise<void> {
  if (context === null || context.state === "running") return;
  await context.resume().catch(() => undefined);
  follow();
}

/** One period of the bell; each tone with an octave above it, dying away. */
function strokes(): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.round(period * sampleRate), sampleRate });
  const samples = buffer.getChannelData(0);
  for (const [start, frequency] of tones) {
    const first = Math.round(start * sampleRate);
    for (let index = first; index < samples.length; index += 1) {
      const time = (index - first) / sampleRate;
      const turn = 2 * Math.PI * frequency * time;
      // A sudden beginning would click.
      const attack = Math.min(1, time / 0.004);
      const tone = Math.sin(turn) + 0.4 * Math.sin(2 * turn) * Math.exp(-3 * time);
      samples[index] = (samples[index] ?? 0) + 0.32 * attack * Math.exp(-5 * time) * tone;
    }
  }
  return buffer;
}

let bell: AudioBuffer | null = null;

/** Made once, at the first ring. */
function bellBuffer(): AudioBuffer {
  bell ??= strokes();
  return bell;
}

/** Rings from now on, until it is silenced. `volume` is 0 to 1. */
export function ring(volume: number): void {
  if (context === null) return;
  if (playing === null) {
    const source = new AudioBufferSourceNode(context, { buffer: bellBuffer(), loop: true });
    const gain = new GainNode(context);
    source.connect(gain).connect(context.destination);
    source.start();
    playing = { source, gain };
  }
  playing.gain.gain.value = volume;
}

export function silence(): void {
  playing?.source.stop();
  playing?.source.disconnect();
  playing?.gain.disconnect();
  playing = null;
}

/** One stroke, for who sets the volume. */
export function tryBell(volume: number): void {
  if (context === null || playing !== null) return;
  const source = new AudioBufferSourceNode(context, { buffer: bellBuffer() });
  source.connect(new GainNode(context, { gain: volume })).connect(context.destination);
  source.start();
}
