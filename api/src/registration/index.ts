import fp from 'fastify-plugin'
import { register } from './register.ts'
import { sendVerification } from './sendVerification.ts'
import { verifyEmail } from './verifyEmail.ts'

export { selectConsents } from './consentQueries.ts'
export { consents } from './consents.ts'

/** Registration, and verification of the e-mail address. */
export const registration = fp(
  async (app) => {
    app.register(register)
    app.register(verifyEmail)
    app.register(sendVerification)
  },
  { name: 'registration', encapsulate: true, dependencies: ['policies', 'limits', 'sessions', 'mail'] },
)
