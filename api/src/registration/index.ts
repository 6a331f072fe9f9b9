import type { FastifyPluginAsync } from 'fastify'
import { register } from './register.ts'
import { sendVerification } from './sendVerification.ts'
import { verifyEmail } from './verifyEmail.ts'

/** How somebody comes to have an account, and to have proved their address. */
export const registration: FastifyPluginAsync = async (app) => {
  app.register(register)
  app.register(verifyEmail)
  app.register(sendVerification)
}
