import fp from 'fastify-plugin'
import { decideOnSpecialist } from './decideOnSpecialist.ts'
import { getMyVerification } from './getMyVerification.ts'
import { listSpecialists } from './listSpecialists.ts'

/** Whether specialists were verified, for themselves and for an operator. */
export const specialists = fp(
  async (app) => {
    app.register(getMyVerification)
    app.register(listSpecialists)
    app.register(decideOnSpecialist)
  },
  { name: 'specialists', encapsulate: true, dependencies: ['policies', 'mail'] },
)
