import type { Timing } from './suite.ts'

type JestReport = { testResults?: { assertionResults: { fullName: string; duration?: number | null }[] }[] }

/** From Jest's JSON; what was skipped took no time. */
export const timingsOfJest = ({ testResults = [] }: JestReport): Timing[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1_000 })),
  )

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[]
}

/** From Playwright's JSON: all attempts of a journey together, under the titles that lead to it. */
export const timingsOfJourneys = (suites: PlaywrightSuite[] = [], parents: string[] = []): Timing[] =>
  suites.flatMap(({ title, suites: inner, specs = [] }) => {
    const path = [...parents, title]
    const own = specs.map((spec) => ({
      name: [...path, spec.title].join(' › '),
      seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    }))
    return [...own, ...timingsOfJourneys(inner, path)]
  })

/** From TAP of node:test, which says of a suite that it is one: its tests are counted themselves. */
export const timingsOfTap = (tap: string): Timing[] =>
  [...tap.matchAll(/^ *(?:not )?ok \d+ - (.*)\n +---\n +duration_ms: ([\d.]+)\n(?! +type: 'suite')/gm)].map(
    ([, name = '', milliseconds]) => ({ name, seconds: Number(milliseconds) / 1_000 }),
  )
