import { voiceOf } from './speech.fake.ts'
import { chooseVoice } from './useVoice.ts'

const named = (voices: SpeechSynthesisVoice[], locale: 'pl' | 'en') => chooseVoice(voices, locale)?.name

test('the voice is of the language, however the device writes it', () => {
  const voices = [voiceOf('Hans', 'de-DE'), voiceOf('Zosia', 'pl_PL'), voiceOf('Serena', 'en-GB')]
  expect(named(voices, 'pl')).toBe('Zosia')
  expect(named(voices, 'en')).toBe('Serena')
})

test('a voice of the device comes before one of the network, and a joke last', () => {
  const network = voiceOf('Google polski', 'pl-PL', false)
  expect(named([network, voiceOf('Zosia', 'pl-PL')], 'pl')).toBe('Zosia')
  expect(
    named([voiceOf('Bad News', 'en-US'), voiceOf('Eddy (English (US))', 'en-US'), voiceOf('Samantha', 'en-US')], 'en'),
  ).toBe('Samantha')
  expect(named([network], 'pl')).toBe('Google polski')
})

test('a device without the language has no voice for it', () => {
  expect(named([voiceOf('Plus', 'plt-MG'), voiceOf('Hans', 'de-DE')], 'pl')).toBeUndefined()
})
