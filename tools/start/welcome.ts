import { accounts } from '@kinora/demo'
import { join } from 'node:path'
import { demoPassword } from './demoAccounts.ts'

/** The message that `npm start` prints when everything runs. */
export const welcome = (port: number, home: string) => `
Kinora is up: http://localhost:${port}   (English: http://localhost:${port}/en/programs)

  database        ${process.env.DATABASE_URL ? 'the PostgreSQL of DATABASE_URL' : `embedded (PGlite), in ${join(home, 'data')}`}
  release store   ${process.env.RELEASE_STORE || `embedded, in ${join(home, 'store')}`}
  sandbox         embedded, stands in for outside services: http://localhost:${port + 2}
  payments        ${process.env.STRIPE_SECRET_KEY ? 'Stripe, with STRIPE_SECRET_KEY' : 'test payments of the sandbox: no real money, cards are on the page'}
  mail            whatever is sent: http://localhost:${port}/sandbox/mail
  demo accounts   ${accounts.member} (member) and ${accounts.specialist} (specialist),
                  both with the password ${demoPassword(home)}
  logs            ${join(home, 'logs')}

Ctrl-C stops everything.`
