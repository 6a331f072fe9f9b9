import fastifyFormbody from '@fastify/formbody'
import fp from 'fastify-plugin'
import { completeSignIn } from './completeSignIn.ts'
import { getCsrfToken } from './getCsrfToken.ts'
import { listProviders } from './listProviders.ts'
import { noteClientProblem } from './noteClientProblem.ts'
import { providersOf } from './providers.ts'
import { readSession } from './readSession.ts'
import { redirectToPages } from './redirectToPages.ts'
import { signOut } from './signOut.ts'
import { startSignIn } from './startSignIn.ts'
import { updateSession } from './updateSession.ts'

/** Routes for next-auth 4's browser client (docs/contract.md, "Authentication"), the only ones that parse forms. */
export const auth = fp(
  async (app) => {
    const providers = providersOf(app)
    await app.register(fastifyFormbody)
    app.register(readSession)
    app.register(updateSession)
    app.register(getCsrfToken)
    app.register(listProviders, { providers })
    app.register(startSignIn, { providers })
    app.register(completeSignIn, { providers })
    app.register(signOut)
    app.register(redirectToPages)
    app.register(noteClientProblem)
  },
  { name: 'auth', encapsulate: true, dependencies: ['policies', 'limits', 'csrf', 'sessions', 'accessTokens', 'mail'] },
)
