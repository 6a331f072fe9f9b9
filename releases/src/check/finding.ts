/** What a check found of one thing, in a sentence that names it. */
export type Finding = { result: 'passed' | 'failed' | 'skipped'; sentence: string }

export const passed = (sentence: string): Finding => ({ result: 'passed', sentence })
export const failed = (sentence: string): Finding => ({ result: 'failed', sentence })
export const skipped = (sentence: string): Finding => ({ result: 'skipped', sentence })

/** The failures, or that there are none. */
export const failuresOr = (failures: string[], sentence: string): Finding[] =>
  failures.length > 0 ? failures.map(failed) : [passed(sentence)]
