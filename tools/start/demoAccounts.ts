import { accounts } from '@kinora/demo'
import type { Role } from '@kinora/contracts'
import { join } from 'node:path'
import { keepSecret } from './keepSecret.ts'

/** The password of the demo accounts on this machine: short enough to type. */
export const demoPassword = (home: string) => keepSecret(join(home, 'secrets'), 'demo').slice(0, 12)

/** The demo accounts, with which a release looks at pages. */
export const demoAccounts = (home: string): { role: Role; email: string; password: string }[] =>
  (['member', 'specialist'] as const).map((role) => ({ role, email: accounts[role], password: demoPassword(home) }))
