import { join } from 'node:path'
import { keepSecret } from './keepSecret.ts'

/** Of the accounts that visitors try, on this machine: short enough to type. */
export const demoPassword = (home: string) => keepSecret(join(home, 'secrets'), 'demo').slice(0, 12)
