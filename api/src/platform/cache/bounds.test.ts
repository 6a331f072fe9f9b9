import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addPerson } from '../../../testing/people.ts'
import { personCalls } from '../../../testing/personCalls.ts'
import { useApp } from '../../../testing/startApp.ts'

const UNLIKE = 2_300
/** Of each cache, entries at most. */
const BOUNDS: Record<string, number> = {
  'content answers': 2_000,
  'content addresses': 2_000,
  'answer times': 2_000,
  'time zones': 500, // of the IANA database
}

onOneDatabase((create) => {
  const running = useApp(create)

  test('however many unlike requests come, no cache has more entries than its bound', async () => {
    for (let number = 1; number <= UNLIKE; number++)
      await running.app.inject(`/api/trinings?filters[duration][$gte]=${number}`)
    const { get } = await personCalls(running.app, await addPerson(running.app, { email: 'anna@example.pl' }))
    for (let number = 0; number < UNLIKE; number++) await get(`/api/progress/today?timeZone=${spelling(number)}`)
    const { body } = await running.app.inject('/api/metrics')
    const entries = [...body.matchAll(/^cache_entries\{cache="([^"]+)"\} (\d+)$/gm)]
    assert.deepEqual(entries.map(([, cache]) => cache).sort(), Object.keys(BOUNDS).sort())
    for (const [, cache = '', count] of entries) assert.ok(Number(count) <= BOUNDS[cache]!, `${cache}: ${count}`)
  })
})

/** A spelling of Europe/Warsaw in upper and lower case, by the bits of a number. */
const spelling = (number: number) =>
  [...'europe/warsaw'].map((letter, bit) => ((number >> bit) & 1 ? letter.toUpperCase() : letter)).join('')
