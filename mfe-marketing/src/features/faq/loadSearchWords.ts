import type { SearchWords } from '@kinora/content/search/searchWords'
import type { Locale } from '@kinora/limits'

/** The words that the search for questions knows. */
export type QuestionWords = Pick<SearchWords, 'ignored' | 'questions' | 'synonyms'>

const NONE: QuestionWords = { ignored: '', questions: '', synonyms: '' }

/** A language's words of the search, in a chunk that only the questions need. Without them a search still compares stems. */
export const loadSearchWords = (locale: Locale): Promise<QuestionWords> =>
  (locale === 'pl'
    ? import('@kinora/content/search/pl').then(({ pl }) => pl)
    : import('@kinora/content/search/en').then(({ en }) => en)
  ).catch(() => NONE)
