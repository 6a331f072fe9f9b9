import { step } from '../tools/setup/step.js'

/**
 * Measures every case once in each round, each round beginning with the next one: neither a machine that grows slower
 * nor what a case leaves behind is unfair to any. Answers each case's values by round.
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
