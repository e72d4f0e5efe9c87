/** Sounds made on the spot; nothing is loaded. */

import type { Sound } from "./table/board";

let context: AudioContext | null = null;

function ear(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A loudness that rises at once and dies away. */
function fading(audio: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, after: number, from: number, to: number, seconds: number, loud: number, type: OscillatorType = "sine"): void {
  const at = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  oscillator.connect(fading(audio, at, loud, seconds));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

function rustle(audio: AudioContext, after: number, pitch: number, seconds: number, loud: number): void {
  const at = audio.currentTime + after;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 });
  source.connect(band).connect(fading(audio, at, loud, seconds));
  source.start(at);
}

const SCORES: Record<Sound, (audio: AudioContext) => void> = {
  card: (audio) => rustle(audio, 0, 2600, 0.12, 0.16),
  dice: (audio) => [0, 0.07, 0.16].forEach((after) => rustle(audio, after, 1300, 0.05, 0.22)),
  ghost: (audio) => {
    tone(audio, 0, 320, 520, 0.5, 0.07);
    tone(audio, 0.35, 520, 240, 0.7, 0.06);
  },
  coin: (audio) => {
    tone(audio, 0, 1480, 1460, 0.12, 0.06, "triangle");
    tone(audio, 0.08, 1980, 1960, 0.3, 0.06, "triangle");
  },
  bell: (audio) => [1, 2.76, 5.4].forEach((partial, n) => tone(audio, 0, 220 * partial, 219 * partial, 2.2 / (n + 1), 0.12 / (n + 1))),
  win: (audio) => [523, 659, 784, 1047].forEach((pitch, n) => tone(audio, n * 0.13, pitch, pitch, 0.5, 0.08, "triangle")),
};

export function play(sound: Sound): void {
  SCORES[sound](ear());
}
