import { FrontMatter } from '@kinora/contracts'
import { Value } from 'typebox/value'
import { LineCounter, parseDocument } from 'yaml'
import type { Problem } from './contentProblems.ts'

/** The dashes stand on the file's first line, so the head begins on its second. */
const FIRST_LINE = 2

/** What is wrong between the dashes, by the schema of the front matter. */
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
    // What is not in the schema is told a second time, as something that the schema forbids.
    return keyword === 'boolean' ? [] : [{ line: lineOfKey(head, name), text: `"${name}" ${message}` }]
  })
}

const lineOfKey = (head: string, name: string) =>
  head.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + FIRST_LINE
