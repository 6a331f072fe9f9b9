import { foldLetters } from './foldLetters.ts'

/**
 * Hides the questions that lack a word of the phrase, and the groups that are left without any. It changes the DOM,
 * because the questions are HTML of the server, which React does not own.
 * @returns how many are left
 */
export function narrowAnswers(text: Element, phrase: string): number {
  const words = foldLetters(phrase).split(' ')
  const questions = [...text.querySelectorAll('details')]
  for (const question of questions) {
    const text = foldLetters(question.textContent)
    question.hidden = !words.every((word) => text.includes(word))
  }
  for (const group of text.querySelectorAll('section')) group.hidden = !group.querySelector('details:not([hidden])')
  return questions.filter(({ hidden }) => !hidden).length
}
