/** What a suite found. `output` is shown when something failed, `notes` always. */
export type Tally = { passed: number; failed: number; output: string; notes?: string[] }

/** One line of `npm run check` and `npm test`. */
export type Suite = {
  name: string
  run: () => Promise<Tally>
  /** Suites that start servers or browsers have the machine for themselves, so that they do not slow each other into failure. */
  alone?: boolean
}
