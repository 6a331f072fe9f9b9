import type { ConversationEnd, Message, NewMessage } from '@kinora/contracts'
import { api, problem, server } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

export const ANNA = 7
export const EWA = 12

/** A message of Ewa, the specialist, to Anna that she has read, unless overridden. */
export const fakeMessage = (id: number, message: Partial<Message> = {}): Message => {
  const fromAnna = message.senderId === ANNA
  return {
    id,
    type: 'TEXT_MESSAGE',
    content: `wiadomość ${id}`,
    senderId: EWA,
    receiverId: fromAnna ? EWA : ANNA,
    createAt: new Date(Date.UTC(2026, 10, 18, 8, id)).toISOString(),
    isRead: true,
    readAt: null,
    senderFirstName: fromAnna ? 'Anna' : 'Ewa',
    receiverFirstName: fromAnna ? 'Ewa' : 'Anna',
    metadata: {},
    key: null,
    ...message,
  }
}

/** Ewa, who looks after Anna. */
export const fakeSpecialist = {
  userId: EWA,
  firstName: 'Ewa',
  lastName: 'Lis',
  description: null,
  avatarURL: null,
  professionalTitle: 'physiotherapist',
  since: '2026-09-01T00:00:00Z',
  officeHours: [1, 2, 3, 5].map((weekday) => ({ weekday, from: '09:00', to: '15:00' })),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  awayUntil: null as string | null,
  answersWithinHours: 5,
}

/**
 * The API with the conversation of Anna and Ewa. `requests` are the pages that were read, `posted` what was sent, `read`
 * the ids that were marked. `refusals` answer the next messages instead.
 */
export function fakeConversation(messages: Message[] = [], { canReply = true, specialist = fakeSpecialist } = {}) {
  const fake = {
    messages,
    canReply,
    ended: null as ConversationEnd | null,
    hasFailed: false,
    requests: [] as string[],
    posted: [] as NewMessage[],
    read: [] as string[],
    refusals: [] as Response[],
  }
  server.use(
    http.get(api('/message/12'), ({ request }) => {
      if (fake.hasFailed) return problem(500, 'server.error')
      const { searchParams } = new URL(request.url)
      const [limit, before] = [Number(searchParams.get('limit')), searchParams.get('before')]
      fake.requests.push(before === null ? `${limit}` : `${limit} before ${before}`)
      const newestFirst = [...fake.messages].sort((one, other) => other.id - one.id)
      const older = newestFirst.filter(({ id }) => before === null || id < Number(before))
      return HttpResponse.json({ data: older.slice(0, limit), count: fake.messages.length })
    }),
    http.get(api('/message/12/status'), () =>
      HttpResponse.json({ data: { unread: 0, lastMessageAt: null, canReply: fake.canReply, ended: fake.ended } }),
    ),
    http.get(api('/members/specialist'), () => HttpResponse.json({ data: specialist })),
    http.get(api('/message/ended'), () => HttpResponse.json({ data: [], meta: {} })),
    http.post(api('/message'), async ({ request }) => {
      const refusal = fake.refusals.shift()
      const message = (await request.json()) as NewMessage
      fake.posted.push(message)
      if (refusal) return refusal
      const sent = fakeMessage(1_000 + fake.posted.length, {
        senderId: ANNA,
        content: message.content,
        key: message.key ?? null,
        isRead: false,
      })
      fake.messages = [...fake.messages, sent]
      return HttpResponse.json({ data: sent }, { status: 201 })
    }),
    http.post(api('/message/status/:ids'), ({ params }) => {
      fake.read.push(String(params['ids']))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return fake
}
