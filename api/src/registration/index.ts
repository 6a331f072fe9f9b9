import fp from 'fastify-plugin'
import { register } from './register.ts'
import { sendVerification } from './sendVerification.ts'
import { verifyEmail } from './verifyEmail.ts'

/** How somebody comes to have an account, and to have proved their address. */
export const registration = fp(
  async (app) => {
    app.register(register)
    app.register(verifyEmail)
    app.register(sendVerification)
  },
  { name: 'registration', encapsulate: true, dependencies: ['policies', 'limits', 'sessions', 'mail'] },
)
