import { join } from 'node:path'
import { keepSecret } from './keepSecret.ts'

/** The password of the demo accounts on this machine: short enough to type. */
export const demoPassword = (home: string) => keepSecret(join(home, 'secrets'), 'demo').slice(0, 12)
