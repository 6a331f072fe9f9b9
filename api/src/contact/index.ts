import fp from 'fastify-plugin'
import { contactTokens } from './contactTokens.ts'
import { getContactToken } from './getContactToken.ts'
import { sendMessage } from './sendMessage.ts'

/** The contact form. It uses no third-party CAPTCHA: see sendMessage.ts. */
export const contact = fp(
  async (app) => {
    const tokens = contactTokens(app.config.authSecret)
    app.register(getContactToken, { tokens })
    app.register(sendMessage, { tokens })
  },
  { name: 'contact', encapsulate: true, dependencies: ['policies', 'limits', 'mail'] },
)
