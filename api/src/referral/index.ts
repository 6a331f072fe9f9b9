import fp from 'fastify-plugin'
import { getReferralScript } from './getReferralScript.ts'
import { readScripts } from './readScripts.ts'

/** Serves the script that finds out who referred a visitor, so that it is not loaded from another host. */
export const referral = fp<{ folder: string | undefined }>(
  async (app, { folder }) => {
    app.register(getReferralScript, { scripts: readScripts(folder) })
  },
  { name: 'referral', encapsulate: true, dependencies: ['policies'] },
)
