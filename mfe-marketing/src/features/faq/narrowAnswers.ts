import type { Locale } from '@kinora/limits'
import { correctTerms, readSynonyms, stemsOf, type Term, termsOf, widen } from '@kinora/search'
import type { QuestionWords } from './loadSearchWords.ts'

/**
 * Hides the questions that lack a word of the phrase, and the groups that are left without any. Words are compared as in
 * the search for programs. It changes the DOM, because the questions are HTML of the server, which React does not own.
 * @returns how many are left
 */
export function narrowAnswers(text: Element, phrase: string, words: QuestionWords, locale: Locale): number {
  const synonyms = readSynonyms(words.synonyms, locale)
  const common = stemsOf(`${words.ignored} ${words.questions}`, locale)
  const questions = [...text.querySelectorAll('details')].map((element) => ({
    element,
    stems: new Set([...widen(stemsOf(element.textContent, locale), synonyms), ...common]),
  }))
  const terms = termsOf(phrase, locale)
  const matching = (all: Term[]) => questions.filter(({ stems }) => all.every((term) => has(stems, term)))
  const exact = matching(terms)
  const corrected = exact.length === 0 && correctTerms(terms, new Set(questions.flatMap(({ stems }) => [...stems])))
  const matches = new Set(corrected ? matching(corrected) : exact)
  for (const question of questions) question.element.hidden = !matches.has(question)
  for (const group of text.querySelectorAll('section')) group.hidden = !group.querySelector('details:not([hidden])')
  return matches.size
}

const has = (questionStems: Set<string>, { stems, start }: Term): boolean =>
  stems.some((stem) => questionStems.has(stem)) ||
  (start !== undefined && [...questionStems].some((stem) => stem.startsWith(start)))
