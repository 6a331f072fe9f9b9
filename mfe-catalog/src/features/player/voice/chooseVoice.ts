import type { Locale } from '@kinora/limits'

/** Voices for jokes and of the nineties, which macOS and iOS list among the others, most of them first. */
const ODD = new Set(
  `Albert, Bad News, Bahh, Bells, Boing, Bubbles, Cellos, Deranged, Eddy, Flo, Fred, Good News, Grandma, Grandpa, Hysterical,
  Jester, Junior, Kathy, Organ, Pipe Organ, Ralph, Reed, Rocko, Sandy, Shelley, Superstar, Trinoids, Whisper, Wobble,
  Zarvox`.split(/,\s+/),
)

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
