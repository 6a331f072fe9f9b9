import type { Program } from '@kinora/contracts'

/** Level and category in words: `Łatwy · Szyja i barki`. */
export const kindOf = ({ levels = [], category }: Program): string =>
  [levels.map(({ name }) => name).join(', '), category?.name].filter(Boolean).join(' · ')
