import type { Invitation, InvitationPreview } from '@kinora/contracts'
import { api, problem } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

const AT = '2026-11-20T10:00:00.000Z'
const UNTIL = '2026-12-04T10:00:00.000Z'

export const invitation = (id: number, lastName: string, change: Partial<Invitation> = {}): Invitation => ({
  id,
  email: `${lastName.toLowerCase()}@kinora.test`,
  lastName,
  state: 'sent',
  createdAt: AT,
  sentAt: AT,
  expiresAt: UNTIL,
  openedAt: null,
  acceptedAt: null,
  memberId: null,
  ...change,
})

export const preview: InvitationPreview = {
  inviter: { firstName: 'Katarzyna', lastName: 'Szałwia', professionalTitle: 'physiotherapist' },
  maskedEmail: 'a•••@k•••.test',
  expiresAt: UNTIL,
}

/** Invitations in memory. `calls` are the writes, `keys` their idempotency keys; `answers` replace the next answers to a write. */
export function fakeInvitations(invitations: Invitation[] = []) {
  const state = { invitations, calls: [] as string[], keys: [] as unknown[], answers: [] as Response[] }
  const change = (id: unknown, next: Partial<Invitation>) => {
    state.invitations = state.invitations.map((one) => (one.id === Number(id) ? { ...one, ...next } : one))
  }
  const write = async (name: string, request: Request, work: () => Response) => {
    const body = (await request
      .clone()
      .json()
      .catch(() => ({}))) as Record<string, unknown>
    const { key, ...rest } = body
    state.keys.push(key)
    state.calls.push([name, Object.keys(rest).length > 0 && JSON.stringify(rest)].filter(Boolean).join(' '))
    return (name === 'open' ? undefined : state.answers.shift()) ?? work()
  }
  const handlers = [
    http.get(api('/invitation'), () =>
      HttpResponse.json({
        data: state.invitations,
        meta: { pagination: { page: 1, pageSize: 20, pageCount: 1, total: state.invitations.length } },
      }),
    ),
    http.post(api('/invitation'), ({ request }) =>
      write('invite', request, () => {
        const added = invitation(state.invitations.length + 1, 'Nowak')
        state.invitations = [added, ...state.invitations]
        return HttpResponse.json({ data: added }, { status: 201 })
      }),
    ),
    http.post(api('/invitation/:id/resend'), ({ request, params }) =>
      write(`resend ${String(params['id'])}`, request, () => {
        change(params['id'], { state: 'sent' })
        return HttpResponse.json({ data: state.invitations.find(({ id }) => id === Number(params['id'])) })
      }),
    ),
    http.post(api('/invitation/:id/sheet'), ({ request, params }) =>
      write(`sheet ${String(params['id'])}`, request, () =>
        HttpResponse.json({ data: { token: 'paper-token', expiresAt: UNTIL } }, { status: 201 }),
      ),
    ),
    http.delete(api('/invitation/:id'), ({ request, params }) =>
      write(`revoke ${String(params['id'])}`, request, () => {
        change(params['id'], { state: 'revoked' })
        return new HttpResponse(null, { status: 204 })
      }),
    ),
    http.get(api('/invitation/:token'), ({ params }) =>
      params['token'] === 'known' ? HttpResponse.json({ data: preview }) : problem(404, 'invitation.unknown'),
    ),
    http.post(api('/invitation/:token/open'), ({ request }) =>
      write('open', request, () => new HttpResponse(null, { status: 204 })),
    ),
    http.post(api('/invitation/:token/accept'), ({ request }) =>
      write('accept', request, () => HttpResponse.json({ data: { inviter: preview.inviter } })),
    ),
    http.post(api('/auth/verify-email/send'), ({ request }) =>
      write('verify', request, () => new HttpResponse(null, { status: 204 })),
    ),
  ]
  return { state, handlers }
}
