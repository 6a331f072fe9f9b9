/** The result of one check, with a sentence for the operator. */
export type Finding = { result: 'passed' | 'failed' | 'skipped'; sentence: string }

export const passed = (sentence: string): Finding => ({ result: 'passed', sentence })
export const failed = (sentence: string): Finding => ({ result: 'failed', sentence })
export const skipped = (sentence: string): Finding => ({ result: 'skipped', sentence })

/** The failures, or one passed finding with the sentence if there are none. */
export const failuresOr = (failures: string[], sentence: string): Finding[] =>
  failures.length > 0 ? failures.map(failed) : [passed(sentence)]
