import type { Synonyms } from './readSynonyms.ts'

/**
 * All stems by which a text with these stems is found: its own and those that mean the same, what asks for them, and what
 * means the same as that.
 */
export function widen(stems: Iterable<string>, { same, broader }: Synonyms): Set<string> {
  const withSynonyms = withThose(stems, same)
  return withThose(withThose(withSynonyms, broader), same)
}

const withThose = (stems: Iterable<string>, words: Map<string, Set<string>>) =>
  new Set([...stems].flatMap((stem) => [stem, ...(words.get(stem) ?? [])]))
