import type { Timing } from './suite.ts'

const SHOWN = 5

/** The five slowest tests, one line each, the slowest first; empty without tests. */
export const slowest = (timings: Timing[]): string =>
  timings
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
    .join('\n')
    .replace(/^(?=.)/, 'The slowest tests:\n')
