/** Markup that is safe to send. */
export type Markup = { markup: string }
type Part = Markup | Markup[] | string | number | null | undefined | false

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Markup with values, which are escaped unless they are markup; null, undefined and false are left out. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: texts.reduce((whole, text, index) => whole + markupOf(parts[index - 1]) + text),
})

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(markupOf).join('\n')
  return typeof part === 'object' ? part.markup : escaped(String(part))
}
