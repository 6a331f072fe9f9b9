/** How a search compares words, in Polish and English: stems, synonyms, typos. API and browser share it. */
export { correctTerms } from './correctTerms.ts'
export { readSynonyms, type Synonyms } from './readSynonyms.ts'
export { stemsOf } from './stemsOf.ts'
export { type Term, termsOf } from './termsOf.ts'
export { widen } from './widen.ts'
