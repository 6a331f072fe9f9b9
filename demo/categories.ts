import type { CategoryKey, Choice } from './program.ts'

export const categories: Choice<CategoryKey>[] = [
  { key: 'neck', order: 1, name: { pl: 'Szyja i barki', en: 'Neck and shoulders' } },
  { key: 'back', order: 2, name: { pl: 'Plecy', en: 'Back' } },
  { key: 'hips', order: 3, name: { pl: 'Biodra', en: 'Hips' } },
  { key: 'knees', order: 4, name: { pl: 'Kolana i nogi', en: 'Knees and legs' } },
  { key: 'balance', order: 5, name: { pl: 'Równowaga', en: 'Balance' } },
  { key: 'breathing', order: 6, name: { pl: 'Oddech', en: 'Breathing' } },
  { key: 'rest', order: 7, name: { pl: 'Odpoczynek', en: 'Rest' } },
]
