import { FrontMatter } from '@kinora/contracts'
import { Value } from 'typebox/value'
import { LineCounter, parseDocument } from 'yaml'
import type { Problem } from './contentProblems.ts'

/** The first line of the file is `---`, so the front matter begins on the second. */
const FIRST_LINE = 2

/** Problems of the front matter, found by its schema. */
export function frontMatterProblems(head: string): Problem[] {
  const counter = new LineCounter()
  const document = parseDocument(head, { lineCounter: counter })
  const lineAt = (offset: number) => counter.linePos(offset).line + FIRST_LINE - 1
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), text: message.split(' at line ')[0]! }))

  const value: unknown = document.toJS() ?? {}
  return [...Value.Errors(FrontMatter, value)].flatMap(({ keyword, instancePath, message, params }) => {
    const { requiredProperties = [], additionalProperties = [] } = params as {
      requiredProperties?: string[]
      additionalProperties?: string[]
    }
    if (keyword === 'required')
      return requiredProperties.map((name) => ({ line: 1, text: `the front matter lacks "${name}"` }))
    if (keyword === 'additionalProperties')
      return additionalProperties.map((name) => ({
        line: lineOfKey(head, name),
        text: `the front matter has no use for "${name}"`,
      }))
    const name = instancePath.slice(1)
    // TypeBox reports an additional property twice: the `boolean` error is the duplicate.
    return keyword === 'boolean' ? [] : [{ line: lineOfKey(head, name), text: `"${name}" ${message}` }]
  })
}

const lineOfKey = (head: string, name: string) =>
  head.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + FIRST_LINE
