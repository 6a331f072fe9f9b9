import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { LOCALES } from '@kinora/limits'
import { credits, facts, programs, specialists } from './index.ts'

const page = (path: string) => readFileSync(join(import.meta.dirname, '../mfe-marketing/content', path), 'utf8')

test('no program, and no quote, is older than the service', () => {
  const firstProgram = Object.values(facts)
    .map(({ publishedAt }) => publishedAt.slice(0, 10))
    .sort()[0]!
  for (const locale of LOCALES) {
    const day = new Intl.DateTimeFormat(locale === 'pl' ? 'pl' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    const published = day.format(new Date(firstProgram))
    assert.ok(page(`accessibility-declaration/${locale}.mdx`).includes(published), `${locale}: not ${published}`)
    const months = [...page(`references/${locale}.mdx`).matchAll(/month="([\d-]+)"/g)].map(([, month]) => month!)
    assert.ok(months.length > 0)
    for (const month of months) assert.ok(month >= firstProgram.slice(0, 7), `${locale}: a quote of ${month}`)
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

/** The quotes that speak of a program, and the minutes that they give it. */
const SPOKEN_OF: Record<string, { program: string; minutes?: number }> = {
  Zofia: { program: 'calm-neck' },
  Krzysztof: { program: 'shoulder-stick', minutes: 3 },
  Danuta: { program: 'bedtime-breath' },
  Paweł: { program: 'wheelchair-twists' },
  Joanna: { program: 'light-feet', minutes: 3 },
  Stanisław: { program: 'balance-with-a-chair' },
}
const MINUTES = /(\S+) minut|(\S+) minutes/

test('what a quote says of a program is true: it has a film, was out by then, and takes as long', () => {
  for (const locale of LOCALES) {
    const quotes = [
      ...page(`references/${locale}.mdx`).matchAll(/<Quote name="([^"]+)"[^>]*month="([\d-]+)"[^>]*>([^<]+)/g),
    ]
    assert.equal(quotes.length, 16)
    for (const [, name = '', month = '', words = ''] of quotes) {
      const film = SPOKEN_OF[name]
      const minutes = MINUTES.exec(words)?.slice(1).find(Boolean)
      if (minutes && !/kilka|few/.test(minutes)) {
        assert.match(minutes, /^(trzy|three)$/i, `${name} says ${minutes} minutes`)
        assert.equal(film?.minutes, 3, name)
      }
      if (!film) continue
      const program = programs.find(({ slug }) => slug === film.program)
      assert.ok(program?.film, `${name}: ${film.program} has no film`)
      assert.ok(facts[film.program]!.publishedAt.slice(0, 7) <= month, `${name} speaks of ${film.program} in ${month}`)
      if (film.minutes) assert.equal(Math.round(program.durationSeconds / 60), film.minutes, name)
    }
  }
})

test('all quotes have a picture, or none has, and invented people are called examples', () => {
  for (const locale of LOCALES) {
    const text = page(`references/${locale}.mdx`)
    const pictures = [...text.matchAll(/portrait="\.\/([a-z]+\.svg)"/g)].map(([, file]) => file)
    assert.ok(pictures.length === 0 || new Set(pictures).size === 16, `${locale}: ${pictures.length} pictures`)
    assert.match(text, locale === 'pl' ? /lead: .*wypowiedzi są przykładowe/ : /lead: .*quotes are examples/)
  }
})

test('the steps of the home page show films as they are', () => {
  for (const locale of LOCALES) {
    const home = page(`home/${locale}.mdx`)
    const filmOf = (picture: string) => {
      const program = programs.find(({ slug }) => home.includes(`${picture}="./${slug}.webp"`))
      assert.ok(program?.film, `${picture} in ${locale}`)
      return { seconds: program.durationSeconds, title: program.words[locale].title }
    }
    const [next, now] = [filmOf('nextPicture'), filmOf(' picture')]
    assert.equal(/next="([^"]+)"/.exec(home)?.[1], next.title)
    assert.equal(Number(/nextDetail="(\d+) /.exec(home)?.[1]), Math.round(next.seconds / 60))
    assert.equal(/<StepFilm name="([^"]+)"/.exec(home)?.[1], now.title)
    const [minutes = 0, seconds = 0] = /time="(\d+):(\d+)"/.exec(home)!.slice(1).map(Number)
    assert.ok(minutes * 60 + seconds < now.seconds, `${minutes}:${seconds} of ${now.title}`)
  }
})
