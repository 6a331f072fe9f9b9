import fp from 'fastify-plugin'
import { changePassword } from './changePassword.ts'
import { forgotPassword } from './forgotPassword.ts'
import { resetPassword } from './resetPassword.ts'

/** Resetting a forgotten password, and changing a known one. */
export const recovery = fp(
  async (app) => {
    app.register(forgotPassword)
    app.register(resetPassword)
    app.register(changePassword)
  },
  { name: 'recovery', encapsulate: true, dependencies: ['policies', 'limits', 'sessions', 'mail'] },
)
