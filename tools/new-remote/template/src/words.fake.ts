import { wordsOf } from '@kinora/testing'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }

export const { words, wordsIn } = wordsOf('mfe-template', { pl, en })
