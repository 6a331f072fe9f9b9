/** The result of one check, with a sentence for the operator. */
export type Finding = {
  /** `warned`: it was like that before, or cannot be checked; the promotion goes on. */
  result: 'passed' | 'failed' | 'warned'
  sentence: string
  /** The packages that it is about, if it is about some. */
  of: string[]
}

const MARKS = { passed: '✓', failed: '✗', warned: '!' }

/** A finding as commands print it. */
export const lineOf = ({ result, sentence }: Pick<Finding, 'result' | 'sentence'>) => `  ${MARKS[result]} ${sentence}`

export const passed = (sentence: string): Finding => ({ result: 'passed', sentence, of: [] })
export const failed = (sentence: string, ...of: string[]): Finding => ({ result: 'failed', sentence, of })
export const warned = (sentence: string, ...of: string[]): Finding => ({ result: 'warned', sentence, of })

/** The failures, or one passed finding with the sentence if there are none. */
export const failuresOr = (failures: Finding[], sentence: string): Finding[] =>
  failures.length > 0 ? failures : [passed(sentence)]
