import { codeIn } from './mailbox.ts'
import type { useApp } from '../startApp.ts'

type Running = Pick<ReturnType<typeof useApp>, 'app' | 'mailbox'>

/** The code in the mail that somebody gets who has asked for their account to be deleted. The outbox forgets it then. */
export async function erasureCode({ app, mailbox }: Running, userId: number): Promise<string> {
  const [user] = await app.db.rows<{ email: string }>('select email from users where id = $userId', { userId })
  for (;;) {
    const mail = await mailbox.next(user!.email)
    if (mail.text.includes('/delete-account#')) return codeIn(mail)
  }
}
