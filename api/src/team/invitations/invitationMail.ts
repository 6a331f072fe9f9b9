import type { Locale } from '@kinora/limits'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/index.ts'
import type { Sender } from './invitationQueries.ts'
import { insertLink, keepMail } from './linkQueries.ts'

type What = { invitationId: number; senderId: number; to: string; locale: Locale; writeId?: string | undefined }

/** Specialists are people: more in a day is a mistake or an abuse, also of one mailbox by several. */
const DAY = 24 * 60 * 60
const EACH_SPECIALIST = { max: 40, seconds: DAY }
const EACH_PERSON = { max: 3, seconds: DAY }
const EACH_MAILBOX = { max: 10, seconds: DAY }

/** Counts a mail to this address. @throws 429 */
export async function takeMail({ limits }: FastifyInstance, senderId: number, to: string): Promise<void> {
  await limits.take('invitation.person', `${senderId} ${to}`, EACH_PERSON)
  await limits.take('invitation.mailbox', to, EACH_MAILBOX)
  await limits.take('invitation.specialist', String(senderId), EACH_SPECIALIST)
}

/** Mails a new link. The mail is deleted with the sender's account, because its link ends with it. */
export async function mailLink({ mail }: FastifyInstance, sender: Sender, what: What, tx: Queryable): Promise<void> {
  const { to, locale, ...link } = what
  const { token, oldMails } = await insertLink(tx, { ...link, kind: 'mail' })
  for (const old of oldMails) await mail.withdraw(old, tx)
  const { firstName, lastName, professionalTitle, gender } = sender
  const values = { token, name: `${firstName} ${lastName}`, title: professionalTitle ?? '', gender: gender ?? '' }
  const mailId = await mail.post({ to, template: 'invitation', locale, values, userId: link.senderId }, tx)
  await keepMail(tx, token, mailId)
}
