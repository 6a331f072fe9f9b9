import { randomInt } from 'node:crypto'

const isThorough = process.env.KINORA_TESTS === 'thorough'

/** `npm run soak` runs the long form of a test, `npm test` the short one. */
export const thorough = <Value>(long: Value, short: Value): Value => (isThorough ? long : short)

/**
 * What chooses random cases: `npm test` has the same ones each time, the long form has others. KINORA_SEED repeats those
 * of a run that failed.
 */
export const seed = Number(process.env.KINORA_SEED ?? thorough(randomInt(2 ** 31), 1))
