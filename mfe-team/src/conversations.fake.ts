import type { Conversation } from '@kinora/contracts'
import { api } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

/** A conversation whose last word is the member's, written just now and read. */
export const conversationWith = (
  userId: number,
  firstName: string,
  {
    content = 'Dzień dobry',
    isMine = false,
    ...change
  }: Partial<Conversation> & { content?: string; isMine?: boolean } = {},
): Conversation => ({
  userId,
  firstName,
  lastName: 'Wójcik',
  avatarURL: null,
  unread: 0,
  isWaiting: false,
  last: { type: 'TEXT_MESSAGE', content, isMine, createAt: new Date().toISOString(), metadata: {} },
  ended: null,
  ...change,
})

/** The API's list of conversations in memory. */
export const fakeConversations = (state: { conversations: Conversation[] }) =>
  http.get(api('/team/conversation'), ({ request }) => {
    const query = new URL(request.url).searchParams
    const [search, show] = [(query.get('search') ?? '').toLowerCase(), query.get('show')]
    const found = state.conversations.filter(({ firstName }) => firstName.toLowerCase().includes(search))
    const unread = found.filter(({ unread }) => unread > 0)
    const waiting = found.filter(({ isWaiting }) => isWaiting)
    const data = show === 'unread' ? unread : show === 'waiting' ? waiting : found
    const pagination = { page: 1, pageSize: 20, pageCount: 1, total: data.length }
    const counts = { all: found.length, unread: unread.length, waiting: waiting.length }
    return HttpResponse.json({ data, counts, meta: { pagination } })
  })
