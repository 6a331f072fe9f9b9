import { breathsOf } from './breathing.ts'
import { type Film, FRAMES_PER_SECOND } from './film.ts'
import { timelineOf } from '../../scripts/script.ts'

/** Nothing here sounds above 4 kHz, so that 12 kHz are as good as 16 with fewer bytes. */
const SAMPLE_RATE = 12_000

/** Chords in hertz, low to high; each exercise takes the next. D, B minor, G and A, open and without tension. */
const chords = [
  [73.42, 146.83, 220, 293.66, 369.99],
  [61.74, 123.47, 185, 246.94, 293.66],
  [98, 146.83, 196, 246.94, 293.66],
  [110, 164.81, 220, 277.18, 329.63],
]
/** How loud each voice of a chord is; together they make a film about −20 LUFS loud. */
const loudness = [0.145, 0.172, 0.154, 0.108, 0.072]
/** Two strings to a voice, a hair apart, so that it floats. */
const strings = [1, 1.0017]
const crossfade = 3

type Bell = {
  tone: number
  strength: number
  attack: number
  partials: readonly (readonly [times: number, strength: number, fade: number])[]
}

/** Where an exercise begins. */
const callingBell: Bell = {
  tone: 587.33,
  strength: 0.11,
  attack: 0.012,
  partials: [
    [1, 1, 1.9],
    [2.76, 0.3, 0.9],
    [5.4, 0.08, 0.4],
  ],
}
/** At the end: deeper, softer and longer. */
const closingBell: Bell = {
  tone: 293.66,
  strength: 0.13,
  attack: 0.06,
  partials: [
    [1, 1, 2.2],
    [2.01, 0.4, 1.6],
    [2.76, 0.12, 0.8],
  ],
}
const bellSeconds = 5
/** How long before its end a film sounds the closing bell. */
const closing = 4

/** Adds a tone; `level` says how loud at each sample. A turning pointer gives its sine. */
function addTone(samples: Float32Array, hertz: number, first: number, last: number, level: (at: number) => number) {
  const step = (2 * Math.PI * hertz) / SAMPLE_RATE
  const [turnX, turnY] = [Math.cos(step), Math.sin(step)]
  let [x, y] = [Math.cos(step * first), Math.sin(step * first)]
  for (let at = first; at < last; at += 1) {
    samples[at] = (samples[at] as number) + level(at) * y
    const nextX = x * turnX - y * turnY
    y = x * turnY + y * turnX
    x = nextX
  }
}

function addPad(samples: Float32Array, chord: number[], from: number, to: number, swell: Float32Array) {
  const first = Math.max(0, Math.floor((from - crossfade) * SAMPLE_RATE))
  const last = Math.min(samples.length, Math.ceil((to + crossfade) * SAMPLE_RATE))
  const edges = new Float32Array(last - first)
  for (let at = first; at < last; at += 1) {
    const second = at / SAMPLE_RATE
    const edge = Math.min(1, (second - from + crossfade) / (2 * crossfade), (to + crossfade - second) / (2 * crossfade))
    edges[at - first] = Math.sin((Math.PI / 2) * Math.max(0, edge)) * (swell[at] as number)
  }
  for (const [index, tone] of chord.entries()) {
    const strength = (loudness[index] ?? 0) / strings.length
    for (const string of strings)
      addTone(samples, tone * string, first, last, (at) => strength * (edges[at - first] as number))
  }
}

function addBell(samples: Float32Array, { tone, strength, attack, partials }: Bell, from: number) {
  const first = Math.floor(from * SAMPLE_RATE)
  const last = Math.min(samples.length, first + bellSeconds * SAMPLE_RATE)
  for (const [times, share, fade] of partials) {
    addTone(samples, tone * times, first, last, (at) => {
      const second = (at - first) / SAMPLE_RATE
      return strength * share * Math.min(1, second / attack) * Math.exp(-second / fade)
    })
  }
}

/** How loud the breath makes the pad at each sample. */
function swellOf(film: Film, length: number): Float32Array {
  const breaths = breathsOf(film)
  const swell = new Float32Array(length)
  let level = breaths[0] ?? 0
  for (let at = 0; at < length; at += 1) {
    // Follows the frames' breath slowly enough that their steps are not heard.
    level += ((breaths[Math.floor((at / SAMPLE_RATE) * FRAMES_PER_SECOND)] ?? level) - level) * 0.0008
    swell[at] = 0.5 + 0.5 * level
  }
  return swell
}

/**
 * The film's sound: a pad that breathes with the figure, a bell where an exercise begins and one at the end. Mono, −1
 * to 1.
 */
export function soundOf(film: Film): Float32Array {
  const samples = new Float32Array(film.seconds * SAMPLE_RATE)
  const swell = swellOf(film, samples.length)
  const starts = timelineOf(film.script).map(({ start }) => start)
  for (const [index, start] of starts.entries()) {
    addPad(samples, chords[index % chords.length] as number[], start, starts[index + 1] ?? film.seconds, swell)
    addBell(samples, callingBell, start + 0.2)
  }
  addBell(samples, closingBell, film.seconds - closing + 0.3)
  const fade = 3 * SAMPLE_RATE
  for (let at = 0; at < fade; at += 1) {
    const last = samples.length - 1 - at
    samples[at] = (samples[at] as number) * Math.min(1, at / (0.4 * SAMPLE_RATE))
    samples[last] = (samples[last] as number) * Math.sin((Math.PI / 2) * (at / fade))
  }
  return samples
}

/** 16-bit WAV bytes. */
export function wav(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(SAMPLE_RATE, 24)
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + index * 2),
  )
  return bytes
}
