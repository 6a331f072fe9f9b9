import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../setup/root.js'

/** Quotes that a language does not use: English has “…” and ’, Polish „…”. A ” with no „ before it is English too. */
const WRONG = { en: /["'„]/, pl: /["'“‘]|^[^„]*”|„[^”]*$/ }

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(textsIn)
}

/** A page without its tags and the addresses of its links: what people read, and its front matter. */
const proseOf = (mdx: string) => mdx.replaceAll(/<[^>]*>/g, '\n').split(/\n\s*\n|\n(?=[a-z]+:|- |\d+\. )/)
/** The titles in a page's tags are read too. */
const titlesOf = (mdx: string) => [...mdx.matchAll(/\s(?:title|lead|alt)="([^"]*)"/g)].map(([, text]) => text ?? '')

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const places = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name.startsWith('.') }).sort()

for (const locale of ['pl', 'en'] as const)
  test(`texts in ${locale} have the quotes of their language`, () => {
    const messages = places(`**/locales/${locale}.json`)
    const pages = places(`mfe-*/content/*/${locale}.mdx`)
    assert.ok(messages.length > 8 && pages.length > 8)
    for (const file of messages)
      for (const text of textsIn(JSON.parse(read(file)))) assert.doesNotMatch(text, WRONG[locale], `${file}: ${text}`)
    for (const file of pages)
      for (const text of [...proseOf(read(file)), ...titlesOf(read(file))])
        assert.doesNotMatch(text, WRONG[locale], `${file}: ${text}`)
  })
