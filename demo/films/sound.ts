import type { Film } from './film.ts'
import { timelineOf } from './script.ts'

const SAMPLE_RATE = 32_000

/** Chords in hertz, low to high; each exercise takes the next. D, B minor, G and A, open and without tension. */
const chords = [
  [73.42, 146.83, 220, 293.66, 369.99], [61.74, 123.47, 185, 246.94, 293.66],
  [98, 146.83, 196, 246.94, 293.66], [110, 164.81, 220, 277.18, 329.63],
]
const loudness = [0.3, 0.26, 0.17, 0.1, 0.07]
/** A bell's partials: [times the tone, strength, seconds to fade]. */
const bell = [[1, 1, 1.9], [2.76, 0.35, 0.9], [5.4, 0.12, 0.4]] as const
const bellTone = 587.33
const bellSeconds = 5
const crossfade = 3

function addPad(samples: Float32Array, chord: number[], from: number, to: number, swell: (second: number) => number) {
  const [first, last] = [Math.max(0, Math.floor((from - crossfade) * SAMPLE_RATE)), Math.min(samples.length, Math.ceil((to + crossfade) * SAMPLE_RATE))]
  for (const [index, tone] of chord.entries()) {
    const [step, drift] = [(2 * Math.PI * tone) / SAMPLE_RATE, (2 * Math.PI * tone * 1.0017) / SAMPLE_RATE]
    const strength = (loudness[index] ?? 0) * 0.22
    for (let at = first; at < last; at += 1) {
      const second = at / SAMPLE_RATE
      const edge = Math.min(1, Math.max(0, (second - from + crossfade) / (2 * crossfade)), Math.max(0, (to + crossfade - second) / (2 * crossfade)))
      samples[at] = (samples[at] ?? 0) + strength * edge * swell(second) * (Math.sin(step * at) + Math.sin(drift * at)) * 0.5
    }
  }
}

function addBell(samples: Float32Array, from: number) {
  const start = Math.floor(from * SAMPLE_RATE)
  const length = Math.min(bellSeconds * SAMPLE_RATE, samples.length - start)
  for (let at = 0; at < length; at += 1) {
    const second = at / SAMPLE_RATE
    const soft = Math.min(1, second / 0.008)
    for (const [partial, strength, fade] of bell) {
      samples[start + at] = (samples[start + at] ?? 0)
        + 0.07 * soft * strength * Math.exp(-second / fade) * Math.sin(2 * Math.PI * bellTone * partial * second)
    }
  }
}

/** How loud the breath makes the pad, sampled ten times a second and joined by lines. */
function swellOf(film: Film): (second: number) => number {
  const levels = Array.from({ length: film.seconds * 10 + 2 }, (_, index) =>
    0.45 + 0.55 * film.at(Math.min(film.seconds - 0.001, index / 10)).breath)
  return (second) => {
    const at = Math.max(0, second * 10)
    const index = Math.min(levels.length - 2, Math.floor(at))
    const [from = 0, to = 0] = [levels[index], levels[index + 1]]
    return from + (to - from) * Math.min(1, at - index)
  }
}

/** The film's sound: a pad that breathes with the figure, and a bell where an exercise begins. Mono, −1 to 1. */
export function soundOf(film: Film): Float32Array {
  const end = film.seconds
  const samples = new Float32Array(end * SAMPLE_RATE)
  const swell = swellOf(film)
  for (const [index, { start }] of timelineOf(film.script).entries()) {
    const next = timelineOf(film.script)[index + 1]?.start ?? end
    addPad(samples, chords[index % chords.length] ?? [], start, next, swell)
    addBell(samples, start + 0.2)
  }
  const fade = 3 * SAMPLE_RATE
  for (let at = 0; at < fade; at += 1) {
    const last = samples.length - 1 - at
    samples[at] = (samples[at] ?? 0) * Math.min(1, at / (0.4 * SAMPLE_RATE))
    samples[last] = (samples[last] ?? 0) * (at / fade)
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
  samples.forEach((sample, index) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + index * 2))
  return bytes
}
