/** One test and how long it took. */
export type Timing = { name: string; seconds: number }

/** What a suite found. `output` is shown when something failed, `notes` always; the slowest `timings` at the end. */
export type Tally = { passed: number; failed: number; output: string; notes?: string[]; timings?: Timing[] }

/** One line of `npm run check` and `npm test`. */
export type Suite = {
  name: string
  run: () => Promise<Tally>
  /**
   * Suites that start servers or browsers have the machine for themselves, so that they do not slow each other into
   * failure.
   */
  alone?: boolean
  /** Files and folders that its outcome depends on, besides the packages. Without them it could depend on any. */
  inputs?: string[]
}
