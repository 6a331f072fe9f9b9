/** The part of an English word that its forms have in common: "stretch" of "stretching". A light stemmer. */
export function stemEnglish(word: string): string {
  const one = word
    .replace(/(..)ies$/, '$1y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/(..[^sui])s$/, '$1')
  const bare = one
    .replace(/(...)(?:ness|ful|ly)$/, '$1')
    .replace(/([aeiouy].*)(?:ing|ed)$/, '$1')
    .replace(/([bdgmnprt])\1$/, '$1')
  const stem = bare.length >= 3 ? bare : one
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem
}
