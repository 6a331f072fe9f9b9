import type { Root } from 'mdast'
import { isHeading, isPiece, nodesOf } from './nodes.ts'

type Text = { file: string; tree: Root }

/**
 * Parts that one language of a page has more of than the other: a question, a heading. Both have the same parts, in
 * their own words.
 */
export const unequalParts = (texts: Text[]): { file: string; text: string }[] =>
  texts.flatMap((text) => texts.flatMap((other) => lacksOf(text, other)))

function lacksOf(text: Text, other: Text) {
  const own = countsOf(text.tree)
  return Object.entries(countsOf(other.tree)).flatMap(([part, count]) => {
    const { [part]: ownCount = 0 } = own
    const lack = `has ${ownCount} × ${part}, and ${other.file.split('/').at(-1)} has ${count}`
    return ownCount < count ? [{ file: text.file, text: `${lack}: every part is in both languages` }] : []
  })
}

/** How many of each part there are: `{ '##': 3, '<Question>': 12 }`. */
function countsOf(tree: Root): Record<string, number> {
  const parts = [...nodesOf(tree)].flatMap((node) =>
    isHeading(node) ? ['#'.repeat(node.depth)] : isPiece(node) ? [`<${node.name}>`] : [],
  )
  return Object.fromEntries([...Map.groupBy(parts, (part) => part)].map(([part, same]) => [part, same.length]))
}
