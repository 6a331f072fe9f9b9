import type { Cue } from '../parseCues.ts'
import type { Speaker } from './createSpeaker.ts'

/** Where the film is, and what can be said there. */
type Moment = { cues: Cue[]; time: number; speed: number; voice: SpeechSynthesisVoice }

/** Letters that a voice says in a second at its usual rate. */
const LETTERS_A_SECOND = 13
/** No slower and no faster is a voice understood well. */
const RATE = { min: 0.8, max: 1.5 }
/** A long cue is said this much faster at most, to be over when the next begins. */
const MAX_HASTE = 1.2

/**
 * Says the cues of a film as it passes them. A sentence is not cut off by the next cue, which waits for it; of those that
 * wait the latest is said. What a pause cuts off is said again when the film goes on.
 */
export function createVoiceGuide(speaker: Speaker, tellSpeaking: (isSpeaking: boolean) => void) {
  /** The cue that was begun last, also when it waits. */
  let latestCue: Cue | null = null
  let speaking: Cue | null = null
  let waiting: (() => void) | null = null
  /** A cue that was cut off. */
  let cutOff: Cue | null = null

  const begin = (cue: Cue, { cues, speed, voice }: Moment) => {
    speaking = cue
    tellSpeaking(true)
    speaker.say(cue.text, { voice, rate: rateOf(cue, cues, speed) }, () => {
      speaking = null
      const next = waiting
      waiting = null
      if (next) next()
      else tellSpeaking(false)
    })
  }
  const stop = () => {
    cutOff = speaking && (latestCue ?? speaking)
    speaker.stop()
    speaking = null
    waiting = null
    tellSpeaking(false)
  }
  return {
    /** The film plays and is at this moment. */
    follow: (moment: Moment) => {
      const cue = cueAt(moment.cues, moment.time) ?? cutOff
      if (!cue || (cue === latestCue && cue !== cutOff)) return
      latestCue = cue
      cutOff = null
      if (speaking) waiting = () => begin(cue, moment)
      else begin(cue, moment)
    },
    /** The film stands still. */
    pause: () => {
      if (speaking) stop()
    },
    /** The film is somewhere else, or nobody listens any more. */
    restart: () => {
      if (speaking) stop()
      latestCue = null
      cutOff = null
    },
  }
}

const cueAt = (cues: Cue[], time: number) => cues.findLast(({ start, end }) => start <= time && time < end)

function rateOf(cue: Cue, cues: Cue[], speed: number): number {
  const next = cues.find(({ start }) => start > cue.start)
  const seconds = next ? next.start - cue.start : Infinity
  const haste = cue.text.length / LETTERS_A_SECOND / seconds
  return Math.min(RATE.max, Math.max(RATE.min, speed * Math.min(MAX_HASTE, Math.max(1, haste))))
}
