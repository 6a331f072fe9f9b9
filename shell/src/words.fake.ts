import { wordsOf } from '@kinora/testing'
import consentEn from './features/consent/locales/en.json' with { type: 'json' }
import consentPl from './features/consent/locales/pl.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }

export const { words, containing } = wordsOf('shell', { pl, en })
export const consentWords = wordsOf('consent', { pl: consentPl, en: consentEn })
