import fp from 'fastify-plugin'
import { changePassword } from './changePassword.ts'
import { forgotPassword } from './forgotPassword.ts'
import { resetPassword } from './resetPassword.ts'

/** New passwords: for whoever forgot theirs, and for whoever wants another. */
export const recovery = fp(
  async (app) => {
    app.register(forgotPassword)
    app.register(resetPassword)
    app.register(changePassword)
  },
  { name: 'recovery', encapsulate: true, dependencies: ['policies', 'limits', 'sessions', 'mail'] },
)
