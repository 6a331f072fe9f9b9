import type { Locale } from '@kinora/limits'
import { useEffect, useState } from 'react'
import { chooseVoice } from './chooseVoice.ts'

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
      const known = synthesis?.getVoices() ?? []
      if (known.length > 0 || isLast || !synthesis) setVoices(known)
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
