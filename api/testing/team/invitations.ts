import { randomUUID } from 'node:crypto'
import { addCaller } from '../caller.ts'
import type { ReceivedMail } from '../messages/mailbox.ts'
import { ORIGIN, type useApp } from '../startApp.ts'

type Running = ReturnType<typeof useApp>
type Caller = Awaited<ReturnType<typeof addCaller>>

let people = 0

/** The people and the calls of invitations. */
export function inviting(running: Running) {
  const newEmail = () => `invited${++people}@kinora.example`
  const addSpecialist = () =>
    addCaller(running.app, { email: `inviting${++people}@kinora.example`, role: 'specialist' })
  const invite = (specialist: Caller, email: string, more: object = {}) =>
    specialist.post('/invitation', { email, lastName: 'Nowak', confirmed: true, key: randomUUID(), ...more })

  return {
    newEmail,
    addSpecialist,
    invite,
    /** An invitation whose mail has arrived. */
    invited: async (specialist: Caller, email = newEmail()) => {
      const answer = await invite(specialist, email)
      if (answer.statusCode !== 201) throw new Error(`Not invited: ${answer.body}`)
      const { data } = answer.json<{ data: { id: number } }>()
      return { email, id: data.id, token: tokenIn(await running.mailbox.next(email)) }
    },
    addMember: (email: string, more: { isVerified?: boolean } = {}) =>
      addVerified(running, email, more.isVerified ?? true),
    accept: (member: Caller, token: string, body?: object) => member.post(`/invitation/${token}/accept`, body),
    preview: (token: string) => running.app.inject(`/api/invitation/${token}`),
    open: (token: string) =>
      running.app.inject({ method: 'POST', url: `/api/invitation/${token}/open`, headers: { origin: ORIGIN } }),
  }
}

async function addVerified(running: Running, email: string, isVerified: boolean) {
  const member = await addCaller(running.app, { email })
  if (isVerified)
    await running.app.db.rows('update users set email_verified_at = now() where id = $userId', {
      userId: member.userId,
    })
  return member
}

/** The token in the link of a mail. */
export function tokenIn({ text }: ReceivedMail): string {
  const token = /\/invitation#([\w-]+)/.exec(text)?.[1]
  if (!token) throw new Error(`No invitation in: ${text}`)
  return token
}
