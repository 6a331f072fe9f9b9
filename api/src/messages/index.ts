import fp from 'fastify-plugin'
import { contactTokens } from './contact/contactTokens.ts'
import { getContactToken } from './contact/getContactToken.ts'
import { sendMessage as sendToUs } from './contact/sendMessage.ts'
import { listEnded } from './conversation/listEnded.ts'
import { markMessages } from './conversation/markMessages.ts'
import { readConversation } from './conversation/readConversation.ts'
import { sendMessage } from './conversation/sendMessage.ts'
import { getStream } from './stream/getStream.ts'

export {
  notifySpecialist,
  tellPause,
  withdrawMessage,
  writeTeamMessage,
} from './conversation/automaticMessageQueries.ts'
export { conversationSql, selectConversationsBy } from './conversation/conversationListQueries.ts'
export { isReadableEnd } from './conversation/messageSql.ts'
export { lockOpenCard, type PathCard, writeCard } from './conversation/pathCardQueries.ts'
export { recordEvents } from './events/recordEvents.ts'
export { recordMemberEvent } from './events/recordMemberEvent.ts'
export { mail } from './mail/mail.ts'
export { type MailConfig, readMailConfig } from './mail/readMailConfig.ts'

/** What people are told: messages between a member and their specialist, the live stream, and the contact form. */
export const messages = fp(
  async (app) => {
    app.register(sendMessage)
    app.register(readConversation)
    app.register(listEnded)
    app.register(markMessages)
    app.register(getStream)
    const tokens = contactTokens(app.config.authSecrets)
    app.register(getContactToken, { tokens })
    app.register(sendToUs, { tokens })
  },
  { name: 'messages', encapsulate: true, dependencies: ['policies', 'limits', 'metrics', 'mail'] },
)
