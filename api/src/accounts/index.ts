import fp from 'fastify-plugin'
import fastifyFormbody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'
import { askPasskey } from './auth/factor/askPasskey.ts'
import { completeFactor } from './auth/factor/completeFactor.ts'
import { completeSignIn } from './auth/completeSignIn.ts'
import { getCsrfToken } from './auth/getCsrfToken.ts'
import { listProviders } from './auth/listProviders.ts'
import { noteClientProblem } from './auth/noteClientProblem.ts'
import { providersOf } from './auth/providers/providers.ts'
import { proveAgain } from './auth/session/proveAgain.ts'
import { readSession } from './auth/session/readSession.ts'
import { redirectToPages } from './auth/urls/redirectToPages.ts'
import { signOut } from './auth/signOut.ts'
import { startSignIn } from './auth/startSignIn.ts'
import { updateSession } from './auth/session/updateSession.ts'
import { askNewEmail } from './email/askNewEmail.ts'
import { confirmNewEmail } from './email/confirmNewEmail.ts'
import { restoreEmail } from './email/restoreEmail.ts'
import { operatorFactors } from './factors/operatorFactors.ts'
import { ownApp } from './factors/ownApp.ts'
import { ownFactors } from './factors/ownFactors.ts'
import { ownPasskeys } from './factors/ownPasskeys.ts'
import { changePassword } from './recovery/changePassword.ts'
import { forgotPassword } from './recovery/forgotPassword.ts'
import { resetPassword } from './recovery/resetPassword.ts'
import { decideConsent } from './registration/consents.ts'
import { register } from './registration/register.ts'
import { sendVerification } from './registration/sendVerification.ts'
import { verifyEmail } from './registration/verifyEmail.ts'
import { operatorEvents } from './security/operatorEvents.ts'
import { ownSecurityEvents } from './security/ownSecurityEvents.ts'
import { exportMe } from './users/exportMe.ts'
import { getMe } from './users/getMe.ts'
import { operatorSessions } from './users/operatorSessions.ts'
import { ownSessions } from './users/ownSessions.ts'
import { putAvatar } from './users/putAvatar.ts'
import { putUser } from './users/putUser.ts'

export { CONSENT_VERSIONS } from './registration/consentVersions.ts'

/** People's accounts, from signing up to the export of their data. They are deleted by deleteMe of the app. */
export const accounts = fp(
  async (app) => {
    app.register(auth, { prefix: '/auth' })
    app.register(getMe)
    app.register(putUser)
    app.register(putAvatar)
    app.register(exportMe)
    app.register(askNewEmail)
    app.register(ownSessions)
    app.register(operatorSessions)
    app.register(ownSecurityEvents)
    app.register(operatorEvents)
    app.register(ownFactors)
    app.register(ownApp)
    app.register(ownPasskeys)
    app.register(operatorFactors)
    app.register(decideConsent)
  },
  {
    name: 'accounts',
    encapsulate: true,
    dependencies: ['policies', 'limits', 'csrf', 'sessions', 'accessTokens', 'mail'],
  },
)

/** Signing up, in and out, and recovery. */
const auth: FastifyPluginAsync = async (app) => {
  app.register(nextAuth)
  app.register(register)
  app.register(verifyEmail)
  app.register(sendVerification)
  app.register(forgotPassword)
  app.register(resetPassword)
  app.register(changePassword)
  app.register(proveAgain)
  app.register(confirmNewEmail)
  app.register(restoreEmail)
}

/** Routes for next-auth 4's browser client (docs/contract.md, "Authentication"), the only ones that parse forms. */
const nextAuth: FastifyPluginAsync = async (app) => {
  const providers = providersOf(app)
  await app.register(fastifyFormbody)
  app.register(readSession)
  app.register(updateSession)
  app.register(getCsrfToken)
  app.register(listProviders, { providers })
  app.register(startSignIn, { providers })
  app.register(completeSignIn, { providers })
  app.register(signOut)
  app.register(askPasskey)
  app.register(completeFactor)
  app.register(redirectToPages)
  app.register(noteClientProblem)
}
