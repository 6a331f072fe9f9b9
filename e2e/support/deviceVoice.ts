import type { Page } from '@playwright/test'

/** What the stand-in says now, and the name of the voice that says it. */
type Saying = { text: string; voice: string }
type StandIn = { now: Saying | null; end: () => void }

/**
 * Stands in for the voices of a device, which a headless browser has none of: one Polish, one English. An utterance lasts
 * until `end`. Call it before the page is opened.
 */
export async function deviceVoice(page: Page) {
  await page.addInitScript(() => {
    type Utterance = { text: string; voice?: { name: string }; onend?: () => void; onerror?: () => void }
    const voices = [
      { name: 'Zosia', lang: 'pl-PL', localService: true, default: true, voiceURI: 'zosia' },
      { name: 'Serena', lang: 'en-GB', localService: true, default: false, voiceURI: 'serena' },
    ]
    let current: Utterance | null = null
    const stop = (how: 'onend' | 'onerror') => {
      const stopped = current
      current = null
      stopped?.[how]?.()
    }
    const synthesis = Object.assign(new EventTarget(), {
      pending: false,
      getVoices: () => voices,
      speak: (utterance: Utterance) => {
        if (utterance.text.trim()) current = utterance
      },
      cancel: () => stop('onerror'),
    })
    Object.defineProperty(synthesis, 'speaking', { get: () => current !== null })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
      deviceVoice: {
        get now() {
          return current && { text: current.text, voice: current.voice?.name }
        },
        end: () => stop('onend'),
      },
    })
  })
  return {
    now: () => page.evaluate(() => (window as unknown as Window & { deviceVoice: StandIn }).deviceVoice.now),
    /** Ends the utterance that is being said. */
    end: () => page.evaluate(() => (window as unknown as Window & { deviceVoice: StandIn }).deviceVoice.end()),
  }
}
