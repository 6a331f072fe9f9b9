import type { Choice, LevelKey } from './program.ts'

export const levels: Choice<LevelKey>[] = [
  { key: 'easy', order: 1, name: { pl: 'Łatwy', en: 'Easy' } },
  { key: 'medium', order: 2, name: { pl: 'Średni', en: 'Moderate' } },
  { key: 'hard', order: 3, name: { pl: 'Wymagający', en: 'Challenging' } },
]
