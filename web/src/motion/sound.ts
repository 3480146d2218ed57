/** A few soft sounds, made here and never fetched. Browsers stay silent until the page was touched once; that is fine. */

export const SOUNDS = ["turn", "request", "dice", "card", "tower", "count", "win", "lose"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Whether sound is wanted: kept with the other preferences. */
export const sound = { on: true };

const SOFT = 0.5;
/** The same sound is not made again within so many seconds: many pieces at once are one sound. */
const APART = 0.08;

let audio: AudioContext | null = null;
let last: Partial<Record<Sound, number>> = {};

export function play(name: Sound): void {
  if (!sound.on || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const at = audio.currentTime;
  if (at - (last[name] ?? -1) < APART) return;
  last = { ...last, [name]: at };
  const out = new GainNode(audio, { gain: SOFT });
  out.connect(audio.destination);
  PALETTE[name]({ audio, out, at: at + 0.01 });
}

interface Place {
  readonly audio: AudioContext;
  readonly out: GainNode;
  readonly at: number;
}

const PALETTE: Readonly<Record<Sound, (place: Place) => void>> = {
  turn: (place) => chord(place, [392, 493.9, 587.3], 0.07, 0.42, 0.12),
  request: (place) => tone(place, 392, 0, 0.5, 0.12),
  dice: (place) => [0, 0.06, 0.11, 0.19, 0.24].forEach((after, i) => noise(place, after, 0.03, 0.5, 1500 + i * 260, 6)),
  card: (place) => noise(place, 0, 0.11, 0.25, 3800, 0.7),
  tower: (place) => chord(place, [523, 659, 784, 1047], 0.07, 0.35, 0.14),
  count: (place) => tone(place, 659, 0, 0.3, 0.1),
  win: (place) => {
    [0, 0.14, 0.24].forEach((after) => tone(place, 392, after, 0.12, 0.1));
    [523, 659, 784].forEach((pitch) => tone(place, pitch, 0.34, 0.9, 0.1));
  },
  lose: (place) => tone(place, 392, 0, 0.8, 0.1),
};

function chord(place: Place, pitches: readonly number[], apart: number, lasts: number, loud: number): void {
  pitches.forEach((pitch, i) => tone(place, pitch, i * apart, lasts, loud));
}

function tone(place: Place, frequency: number, after: number, lasts: number, loud: number): void {
  const source = new OscillatorNode(place.audio, { type: "triangle", frequency });
  start(place, source, source, after, lasts, loud);
}

function noise(place: Place, after: number, lasts: number, loud: number, frequency: number, Q: number): void {
  const { audio } = place;
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * lasts), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q });
  source.connect(filter);
  start(place, source, filter, after, lasts, loud);
}

function start(
  { audio, out, at }: Place,
  source: AudioScheduledSourceNode,
  end: AudioNode,
  after: number,
  lasts: number,
  loud: number,
): void {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at + after);
  gain.gain.linearRampToValueAtTime(loud, at + after + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + after + 0.012 + lasts);
  end.connect(gain).connect(out);
  source.start(at + after);
  source.stop(at + after + lasts + 0.1);
}
