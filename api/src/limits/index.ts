export { limits, ORDINARY_WRITES } from './limits.ts'
