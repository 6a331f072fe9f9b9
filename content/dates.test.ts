import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { LOCALES } from '@kinora/limits'
import { credits, facts, specialists } from './index.ts'

const page = (path: string) => readFileSync(join(import.meta.dirname, '../mfe-marketing/content', path), 'utf8')

test('no program, and no consent to publish a quote, is older than the service', () => {
  const firstProgram = Object.values(facts)
    .map(({ publishedAt }) => publishedAt.slice(0, 10))
    .sort()[0]!
  for (const locale of LOCALES) {
    const day = new Intl.DateTimeFormat(locale === 'pl' ? 'pl' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    const published = day.format(new Date(firstProgram))
    assert.ok(page(`accessibility-declaration/${locale}.mdx`).includes(published), `${locale}: not ${published}`)
    const consents = [...page(`references/${locale}.mdx`).matchAll(/consent="([\d-]+)"/g)].map(([, month]) => month!)
    assert.ok(consents.length > 0)
    for (const month of consents) assert.ok(month >= firstProgram.slice(0, 7), `${locale}: consent of ${month}`)
  }
})

test('every program was reviewed before it came out, by somebody else than its maker', () => {
  assert.deepEqual(Object.keys(credits).toSorted(), Object.keys(facts).toSorted())
  for (const [slug, { madeBy, reviewedBy, reviewedOn }] of Object.entries(credits)) {
    assert.notEqual(madeBy, reviewedBy, slug)
    assert.match(reviewedOn, /^20\d\d-\d\d-\d\d$/, slug)
    assert.ok(reviewedOn <= facts[slug]!.publishedAt.slice(0, 10), `${slug} was reviewed on ${reviewedOn}`)
    assert.ok(new Date(reviewedOn).getUTCDay() % 6 !== 0, `${slug} was reviewed on a weekend`)
  }
})

test('no licence of an invented specialist can exist', () => {
  const all = Object.values(specialists)
  assert.equal(new Set(all.map(({ licence }) => licence)).size, all.length)
  for (const { name, licence, isExample } of all)
    if (isExample) assert.match(`${name} ${licence}`, /^\S+ (Przykładowsk|Wzorcow)\S+ (PWZFz .*[A-Z]|PWZ 0\d{6})$/)
})
