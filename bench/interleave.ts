import { step } from '../tools/setup/step.js'

/**
 * Measures every case once in each round, and rotates the first case, so that a machine that slows down, or side
 * effects of a case, affect all cases alike. Returns each case's values by round.
 */
export function interleave<Name extends string, Value>(
  title: string,
  rounds: number,
  cases: Record<Name, () => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(cases) as Name[]
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Value[]>
  return step(title, async (detail) => {
    for (let round = 1; round <= rounds; round++) {
      const first = (round - 1) % names.length
      for (const name of [...names.slice(first), ...names.slice(0, first)]) {
        detail(`round ${round} of ${rounds}, ${name}`)
        values[name].push(await cases[name]())
      }
    }
    return values
  })
}
