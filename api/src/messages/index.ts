import fp from 'fastify-plugin'
import { markMessages } from './markMessages.ts'
import { readConversation } from './readConversation.ts'
import { sendMessage } from './sendMessage.ts'

export { notifySpecialist, withdrawMessage, writeTeamMessage } from './automaticMessageQueries.ts'
export { isOpenCard, writeCard, type PathCard } from './pathCardQueries.ts'
export { mayRead, messageJoins, messageJson } from './messageSql.ts'

/** Messages between a member and their specialist. */
export const messages = fp(
  async (app) => {
    app.register(sendMessage)
    app.register(readConversation)
    app.register(markMessages)
  },
  { name: 'messages', encapsulate: true, dependencies: ['policies'] },
)
