import { fileURLToPath } from 'node:url'

export { categories } from './categories.ts'
export { type Credits, credits } from './credits.ts'
export { facts, type ProgramFacts } from './facts.ts'
export { levels } from './levels.ts'
export { type GiftTemplate, giftTemplates } from './offers/giftTemplates.ts'
export { type Product, products } from './offers/products.ts'
export { type ReferItem, referItems } from './offers/referItems.ts'
export { programs } from './programs.ts'
export { searchWords } from './search/index.ts'
export { type Specialist, specialists } from './specialists.ts'
export type { FactName, SearchWords } from './search/searchWords.ts'
export type { CategoryKey, Chapter, Choice, Program, LevelKey, ProgramWords } from './program.ts'

/** Absolute path of the posters and films. Posters: posters/<slug>-<480|800|1280>.<avif|webp>; films: films/<film>/. */
export const mediaFolder = fileURLToPath(new URL('./media', import.meta.url))
