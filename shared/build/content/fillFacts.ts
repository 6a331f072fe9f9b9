import { basename } from 'node:path'
import { factsIn } from '@kinora/content/identity'
import type { Locale } from '@kinora/limits'

/**
 * Replaces `{{helpEmail}}` in a text by the company's fact of that name, in the text's language.
 * @param file `…/<locale>.mdx`
 * @throws Error with `line` and `reason`, as the parser of MDX does, where there is no such fact
 */
export function fillFacts(source: string, file: string): string {
  const facts: Record<string, string> = factsIn(basename(file, '.mdx') as Locale)
  return source.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string, at: number) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact !== undefined) return fact
    const reason = `there is no fact ${placeholder}; there are ${Object.keys(facts).sort().join(', ')}`
    throw Object.assign(new Error(reason), { reason, line: source.slice(0, at).split('\n').length })
  })
}
