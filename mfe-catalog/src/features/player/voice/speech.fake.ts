import { act } from '@testing-library/react'

type Utterance = {
  text: string
  rate: number
  volume: number
  voice?: string
  onend?: () => void
  onerror?: () => void
}

/** A voice with the names of its language and of itself. */
export const voiceOf = (name: string, lang: string, localService = true) =>
  ({ name, lang, localService, default: false, voiceURI: name }) as SpeechSynthesisVoice

/**
 * Stands in for the device's voice. `utterances` is what was begun, in order; `end` ends the utterance that is being said,
 * `arrive` gives the device other voices.
 */
export function fakeSpeech(voices: SpeechSynthesisVoice[] = [voiceOf('Zosia', 'pl-PL'), voiceOf('Serena', 'en_GB')]) {
  const utterances: Utterance[] = []
  let now: Utterance | null = null
  let available = voices
  const synthesis = Object.assign(new EventTarget(), {
    pending: false,
    get speaking() {
      return now !== null
    },
    getVoices: () => available,
    speak: (utterance: Utterance & { voice?: SpeechSynthesisVoice | string }) => {
      // A blank one is over at once.
      if (!utterance.text.trim()) return
      utterances.push(utterance)
      now = utterance
    },
    cancel: () => {
      const cancelled = now
      now = null
      cancelled?.onerror?.()
    },
  })
  Object.assign(window, {
    speechSynthesis: synthesis,
    SpeechSynthesisUtterance: class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  })
  return {
    utterances,
    texts: () => utterances.map(({ text }) => text),
    /** The text that is being said. */
    now: () => now?.text,
    end: () =>
      act(() => {
        const ended = now
        now = null
        ended?.onend?.()
      }),
    arrive: (others: SpeechSynthesisVoice[]) =>
      act(() => {
        available = others
        synthesis.dispatchEvent(new Event('voiceschanged'))
      }),
  }
}
