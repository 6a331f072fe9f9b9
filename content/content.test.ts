import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  BODY_REGIONS,
  EQUIPMENT,
  LOCALES,
  MEDIUM_FROM_SECONDS,
  MEDIUM_TO_SECONDS,
  POSITIONS,
  PROGRAM_PAGE_SIZE,
} from '@kinora/limits'
import { categories, facts, levels, mediaFolder, programs } from './index.ts'
import { POSTER_WIDTHS } from './drawing/posters/drawPosters.ts'

/** Every text inside a value, with the way to it. */
function textsOf(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${way}.${key}`))
}

const everyText = programs.flatMap(({ slug, words }) =>
  LOCALES.flatMap((locale) => textsOf(words[locale], `${slug}.${locale}`)),
)

test('every program says the same things in both languages', () => {
  for (const {
    slug,
    words: { pl, en },
  } of programs) {
    const [polish, english] = [textsOf(pl, slug), textsOf(en, slug)]
    assert.deepEqual(
      polish.map(([way]) => way),
      english.map(([way]) => way),
      slug,
    )
    for (const [way, text] of [...polish, ...english]) assert.ok(text.trim(), `${way} is empty`)
    assert.notEqual(pl.description, en.description, slug)
    assert.deepEqual(
      pl.chapters.map(({ start }) => start),
      en.chapters.map(({ start }) => start),
      slug,
    )
    for (const locale of [pl, en])
      assert.ok(locale.whenNotTo.length && locale.whatYouNeed.length && locale.transcription.length, slug)
  }
})

test('nobody is shouted at', () => {
  for (const [way, text] of everyText) assert.doesNotMatch(text, /!/, way)
})

test('quotes, dots and spaces are set as in print', () => {
  for (const [way, text] of everyText) assert.doesNotMatch(text, /["'`´]|\.\.| - |^\s|\s$|\s\s|\s[.,:;?]/, way)
})

test('every exercise has its paragraph of guidance', () => {
  for (const { slug, words } of programs) assert.equal(words.pl.transcription.length, words.pl.chapters.length, slug)
})

test('twenty-four programs fill every duration bucket, eight categories and three levels', () => {
  assert.equal(programs.length, 24)
  assert.deepEqual([categories.length, levels.length], [8, 3])
  const seconds = programs.map(({ durationSeconds }) => durationSeconds)
  assert.ok(
    seconds.some((value) => value < MEDIUM_FROM_SECONDS),
    'short',
  )
  assert.ok(
    seconds.some((value) => value >= MEDIUM_FROM_SECONDS && value <= MEDIUM_TO_SECONDS),
    'medium',
  )
  assert.ok(
    seconds.some((value) => value > MEDIUM_TO_SECONDS),
    'long',
  )
  for (const { key } of categories)
    assert.ok(
      programs.some(({ category }) => category === key),
      key,
    )
  for (const { key } of levels)
    assert.ok(
      programs.some((program) => program.levels.includes(key)),
      key,
    )
})

test('eight programs are free examples, and the first page shows them all', () => {
  const examples = (from: typeof programs) => from.filter(({ isExample }) => isExample).length
  assert.equal(examples(programs), 8)
  assert.equal(examples(programs.slice(0, PROGRAM_PAGE_SIZE)), 8)
})

test('it is known of every program for whom it works, and each choice finds some', () => {
  assert.deepEqual(
    Object.keys(facts),
    programs.map(({ slug }) => slug),
  )
  const all = Object.values(facts)
  for (const { positions, bodyRegions } of all) assert.ok(positions.length && bodyRegions.length)
  for (const position of POSITIONS)
    assert.ok(
      all.some(({ positions }) => positions.includes(position)),
      position,
    )
  for (const piece of EQUIPMENT)
    assert.ok(
      all.some(({ equipment }) => equipment.includes(piece)),
      piece,
    )
  for (const region of BODY_REGIONS)
    assert.ok(
      all.some(({ bodyRegions }) => bodyRegions.includes(region)),
      region,
    )
  assert.ok(all.some(({ equipment }) => equipment.length === 0))
  assert.equal(new Set(all.map(({ publishedAt }) => publishedAt)).size, all.length)
})

test('categories and levels are ordered and named', () => {
  for (const choices of [categories, levels]) {
    assert.deepEqual(
      choices.map(({ order }) => order),
      choices.map((_, index) => index + 1),
    )
    for (const { name } of choices) for (const locale of LOCALES) assert.ok(name[locale])
  }
})

test('similar programs exist and are other ones', () => {
  const slugs = programs.map(({ slug }) => slug)
  assert.equal(new Set(slugs).size, slugs.length)
  for (const { slug, moreLikeThis } of programs) {
    assert.ok(moreLikeThis.length === 2 || moreLikeThis.length === 3, slug)
    assert.equal(new Set(moreLikeThis).size, moreLikeThis.length, slug)
    for (const other of moreLikeThis) assert.ok(other !== slug && slugs.includes(other), `${slug} → ${other}`)
  }
})

test('chapters begin at 0, rise, and lie inside the program', () => {
  for (const { slug, durationSeconds, words } of programs) {
    const starts = words.pl.chapters.map(({ start }) => start)
    assert.equal(starts[0], 0, slug)
    starts.slice(1).forEach((start, index) => assert.ok(start > (starts[index] ?? 0), `${slug} at ${start}`))
    assert.ok((starts.at(-1) ?? 0) < durationSeconds, slug)
  }
})

test('what goes by the clock goes by it inside its chapter', () => {
  const timed = programs.flatMap(
    ({
      durationSeconds,
      words: {
        pl: { chapters },
      },
    }) =>
      chapters.flatMap((chapter, index) =>
        chapter.timed ? [{ ...chapter, ...chapter.timed, end: chapters[index + 1]?.start ?? durationSeconds }] : [],
      ),
  )
  assert.ok(timed.length > 0)
  for (const { title, start, from, seconds, end } of timed)
    assert.ok(from >= start && seconds > 0 && from + seconds <= end, title)
})

test('every program has a poster in two formats and three widths', () => {
  for (const { slug } of programs) {
    for (const width of POSTER_WIDTHS)
      for (const format of ['avif', 'webp']) {
        const file = `posters/${slug}-${width}.${format}`
        assert.ok(existsSync(join(mediaFolder, file)), file)
      }
  }
})

test('a poster is marked as low where somebody lies or kneels in it', () => {
  for (const { slug, words, isPosterLow = false } of programs)
    assert.equal(/\b(lies|kneels|on all fours)\b/.test(words.en.posterAlt), isPosterLow, slug)
})

test('every program has a film; there are short, medium and long ones', () => {
  assert.deepEqual(
    programs.filter(({ film }) => film === null),
    [],
  )
  const lengths = programs.map(({ durationSeconds }) => durationSeconds)
  assert.ok(lengths.every(Number.isInteger), 'the database holds whole seconds')
  assert.ok(lengths.some((seconds) => seconds < MEDIUM_FROM_SECONDS))
  assert.ok(lengths.some((seconds) => seconds >= MEDIUM_FROM_SECONDS && seconds <= MEDIUM_TO_SECONDS))
  assert.ok(lengths.some((seconds) => seconds > MEDIUM_TO_SECONDS))
})
