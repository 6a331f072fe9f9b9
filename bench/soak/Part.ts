/** What became of a part. `faults`: a line for each that failed. */
export type Outcome = { passed: number; failed: number; faults: string[] }

/** A part of `npm run soak`. */
export type Part = {
  /** For the usage text. */
  does: string
  run: () => Promise<Outcome>
  /** Why this machine cannot run it; undefined if nothing is known to prevent it. */
  whyNot?: () => Promise<string | undefined> | string | undefined
}

/** A part that is one test, which passes without a fault. */
export const outcomeOf = (faults: string[]): Outcome => ({
  passed: faults.length === 0 ? 1 : 0,
  failed: faults.length,
  faults,
})
