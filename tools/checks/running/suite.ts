/** The result of a suite. `output` is shown if a test failed, `notes` always. */
export type Tally = { passed: number; failed: number; output: string; notes?: string[] }

/** One line of `npm run check` and `npm test`. */
export type Suite = {
  name: string
  run: () => Promise<Tally>
  /** The files on which its outcome depends, besides packages and tools/checks. Without them it could depend on any. */
  inputs?: RegExp
  /** It chooses its tests, and may find none. */
  mayBeEmpty?: boolean
}
