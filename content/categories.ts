import type { CategoryKey, Choice } from './program.ts'

export const categories: Choice<CategoryKey>[] = [
  { key: 'neck', order: 1, name: { pl: 'Szyja i barki', en: 'Neck and shoulders' } },
  { key: 'back', order: 2, name: { pl: 'Plecy', en: 'Back' } },
  { key: 'hips', order: 3, name: { pl: 'Biodra i kolana', en: 'Hips and knees' } },
  { key: 'hands', order: 4, name: { pl: 'Dłonie i stopy', en: 'Hands and feet' } },
  { key: 'balance', order: 5, name: { pl: 'Równowaga', en: 'Balance' } },
  { key: 'chair', order: 6, name: { pl: 'Na krześle i wózku', en: 'Chair and wheelchair' } },
  { key: 'breathing', order: 7, name: { pl: 'Oddech i odpoczynek', en: 'Breath and rest' } },
  { key: 'recovery', order: 8, name: { pl: 'Po chorobie i przerwie', en: 'After illness or a break' } },
]
