/** How something is said. */
export type Manner = { voice: SpeechSynthesisVoice; rate: number }
export type Speaker = {
  /** Says a text instead of what was being said, and then calls `onDone`, unless it was stopped before. */
  say: (text: string, manner: Manner, onDone: () => void) => void
  stop: () => void
}

/** Chrome's network voices fall silent after some fifteen seconds of one utterance, so a text is said in parts. */
const MAX_LENGTH = 160
/** Chrome may drop what is said right after it was told to be silent. */
const REST_MS = 120
/** How long an utterance may take before it counts as said: not every device tells the end of each. */
const LATEST = { ms: 4_000, msOfLetter: 250 }

/** The device's own voice. It is stopped, never paused: Android does not pause it, and others do not resume it. */
export function createSpeaker(): Speaker {
  let turn = 0
  let stoppedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  // Chrome forgets an utterance that nothing refers to, and then never tells that it ended.
  let currentUtterance: SpeechSynthesisUtterance | null = null

  const stop = () => {
    turn++
    clearTimeout(timer)
    if (!currentUtterance && !isBusy()) return
    currentUtterance = null
    speechSynthesis.cancel()
    stoppedAt = performance.now()
  }

  const say: Speaker['say'] = (text, { voice, rate }, onDone) => {
    stop()
    const mine = turn
    const next = ([part, ...others]: string[]) => {
      clearTimeout(timer)
      if (mine !== turn) return
      currentUtterance = null
      if (part === undefined) return onDone()
      const utterance = Object.assign(new SpeechSynthesisUtterance(part), { voice, rate, lang: voice.lang })
      const over = () => currentUtterance === utterance && next(others)
      utterance.onend = over
      utterance.onerror = over
      currentUtterance = utterance
      speechSynthesis.speak(utterance)
      timer = setTimeout(
        () => {
          if (currentUtterance !== utterance) return
          speechSynthesis.cancel()
          over()
        },
        LATEST.ms + (part.length * LATEST.msOfLetter) / rate,
      )
    }
    const rest = stoppedAt + REST_MS - performance.now()
    if (rest > 0) timer = setTimeout(() => next(partsOf(text)), rest)
    else next(partsOf(text))
  }
  return { say, stop }
}

/** Also with the silence of `permitVoice`, which some voices never finish. */
const isBusy = () => 'speechSynthesis' in window && (speechSynthesis.speaking || speechSynthesis.pending)

/** Sentences, and the parts between commas of one that is long. */
export const partsOf = (text: string): string[] =>
  splitAfter(text, /[.?;:…]\s+/g)
    .flatMap((sentence) => (sentence.length > MAX_LENGTH ? splitAfter(sentence, /[,–]\s+/g) : [sentence]))
    .flatMap((part) => part.match(new RegExp(`\\S(?:.{0,${MAX_LENGTH - 1}})(?=\\s|$)`, 'gs')) ?? [])

/** Not by a lookbehind, which Safari has only since 16.4. */
function splitAfter(text: string, ends: RegExp): string[] {
  const places = Array.from(text.matchAll(ends), ({ index, 0: end }) => index + end.length)
  return [0, ...places].map((place, index) => text.slice(place, places[index]).trim()).filter(Boolean)
}
