import type { Locale } from '@kinora/limits'
import { useEffect, useState } from 'react'

/** Voices for jokes and of the nineties, which macOS and iOS list among the others, most of them first. */
const ODD = new Set(
  `Albert, Bad News, Bahh, Bells, Boing, Bubbles, Cellos, Deranged, Eddy, Flo, Fred, Good News, Grandma, Grandpa, Hysterical,
  Jester, Junior, Kathy, Organ, Pipe Organ, Ralph, Reed, Rocko, Sandy, Shelley, Superstar, Trinoids, Whisper, Wobble,
  Zarvox`.split(/,\s+/),
)

/** When the list is read again: it is empty at first, and not every browser tells when it is there. */
const LOOK_AGAIN_MS = [250, 1_000, 3_000]

/**
 * The device's voice for a language. Undefined until the device has named its voices; null if it has none of this
 * language.
 */
export function useVoice(locale: Locale): SpeechSynthesisVoice | null | undefined {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>()
  useEffect(() => {
    const synthesis = window.speechSynthesis as SpeechSynthesis | undefined
    const look = (isLast = false) => {
      const available = synthesis?.getVoices() ?? []
      if (available.length > 0 || isLast || !synthesis) setVoices(available)
    }
    const lookAgain = () => look()
    look()
    const timers = LOOK_AGAIN_MS.map((wait, index) => setTimeout(() => look(index === LOOK_AGAIN_MS.length - 1), wait))
    synthesis?.addEventListener('voiceschanged', lookAgain)
    return () => {
      timers.forEach(clearTimeout)
      synthesis?.removeEventListener('voiceschanged', lookAgain)
    }
  }, [])
  return voices && (chooseVoice(voices, locale) ?? null)
}

/**
 * The device's voice for a language: one that needs no network before one that does, one that people use before a joke,
 * and then the device's own choice. Undefined if it has none.
 */
export function chooseVoice(voices: SpeechSynthesisVoice[], locale: Locale): SpeechSynthesisVoice | undefined {
  const worth = (voice: SpeechSynthesisVoice) =>
    (voice.localService ? 4 : 0) + (isOdd(voice) ? 0 : 2) + (voice.default ? 1 : 0)
  return voices.filter((voice) => languageOf(voice) === locale).sort((a, b) => worth(b) - worth(a))[0]
}

/** Android writes `pl_PL`. */
const languageOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().split(/[-_]/)[0]

/** Newer systems add the language: `Eddy (English (US))`. */
const isOdd = ({ name }: SpeechSynthesisVoice) => ODD.has(name.split(' (')[0]!)
