import type { Timing } from './suite.ts'

type JestReport = { testResults?: { assertionResults: { fullName: string; duration?: number | null }[] }[] }

/** From Jest's JSON report; skipped tests have 0 seconds. */
export const timingsOfJest = ({ testResults = [] }: JestReport): Timing[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1_000 })),
  )

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[]
}

/** From Playwright's JSON report: the sum of a journey's attempts, named by its titles. */
export const timingsOfJourneys = (suites: PlaywrightSuite[] = [], parents: string[] = []): Timing[] =>
  suites.flatMap(({ title, suites: inner, specs = [] }) => {
    const path = [...parents, title]
    const own = specs.map((spec) => ({
      name: [...path, spec.title].join(' › '),
      seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    }))
    return [...own, ...timingsOfJourneys(inner, path)]
  })

/** From the TAP report of node:test. Suites are left out, because their tests are listed too. */
export const timingsOfTap = (tap: string): Timing[] =>
  [...tap.matchAll(/^ *(?:not )?ok \d+ - (.*)\n +---\n +duration_ms: ([\d.]+)\n(?! +type: 'suite')/gm)].map(
    ([, name = '', milliseconds]) => ({ name, seconds: Number(milliseconds) / 1_000 }),
  )
