import type { Locale } from '@kinora/limits'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { SearchWords } from './searchWords.ts'

export const searchWords: Record<Locale, SearchWords> = { pl, en }
