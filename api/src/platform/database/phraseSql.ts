/** A sort key for Polish words without ICU: the letters are mapped to code points in alphabetical order. */
const ALPHABET = 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż'
const PLACES = String.fromCharCode(...Array.from(ALPHABET, (_, place) => 0x0400 + place))

/** The minimum trigram similarity of phrase and text (pg_trgm): allows one typo in a short word. */
const LIKENESS = 0.45
const FUZZY_FROM_LETTERS = 4

/** SQL by which texts are in the order of the Polish alphabet. */
export const alphabetical = (text: string) => `translate(lower(${text}), '${ALPHABET}', '${PLACES}') collate "C"`

/** SQL for whether a text contains the phrase; both are folded. */
export const hasPhrase = (phrase: string, text: string) => `strpos(${text}, ${phrase}) > 0`

/** SQL for whether a text is like the phrase, for phrases that no text contains; both are folded. */
export const isAlike = (phrase: string, text: string) =>
  `length(${phrase}) >= ${FUZZY_FROM_LETTERS} and word_similarity(${phrase}, ${text}) >= ${LIKENESS}`
