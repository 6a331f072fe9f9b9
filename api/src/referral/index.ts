import fp from 'fastify-plugin'
import { getReferralScript } from './getReferralScript.ts'
import { readScripts } from './readScripts.ts'

/** Who sent a visitor: the script that finds it out, kept here so that no other host is asked for it. */
export const referral = fp<{ folder: string | undefined }>(
  async (app, { folder }) => {
    app.register(getReferralScript, { scripts: readScripts(folder) })
  },
  { name: 'referral', encapsulate: true, dependencies: ['policies'] },
)
