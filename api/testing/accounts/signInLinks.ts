import { browser } from '../browser.ts'
import type { TestDatabase } from '../database/databases.ts'
import { codeIn } from '../messages/mailbox.ts'
import { addPerson } from '../people.ts'
import { useApp } from '../startApp.ts'

type Visitor = ReturnType<typeof browser>
type Fields = Record<string, string>

/** The real app, and visitors who sign in by a mailed link. */
export function useSignInLinks(create: () => Promise<TestDatabase>) {
  const running = useApp(create)
  let people = 0
  let addresses = 0

  return {
    running,
    /** Each has an IP address of its own, so that they do not share rate limits. */
    visitor: () => browser(running.app, `192.0.2.${++addresses}`),
    /** The e-mail of a new account; by default it is verified. */
    person: async ({ isVerified = true, ...more }: { isVerified?: boolean; passwordHash?: null } = {}) => {
      const email = `person${++people}@example.pl`
      const userId = await addPerson(running.app, { email, ...more })
      if (isVerified)
        await running.app.db.rows('update users set email_verified_at = now() where id = $userId', { userId })
      return email
    },
    ask: async (who: Visitor, email: string, more: Fields = {}) =>
      who.postForm('/api/auth/signin/email', {
        email,
        csrfToken: await who.csrfToken(),
        callbackUrl: '/programs',
        json: 'true',
        ...more,
      }),
    nextCode: async (email: string) => codeIn(await running.mailbox.next(email)),
    /** Presses the button of the page that the link opens. */
    press: async (who: Visitor, code: string, more: Fields = {}) =>
      who.postForm('/api/auth/callback/email', { code, csrfToken: await who.csrfToken(), json: 'true', ...more }),
  }
}

/** The error code of an answer, or where it leads. */
export function endOf(response: Awaited<ReturnType<Visitor['postForm']>>): string {
  const { url } = response.json<{ url: string }>()
  return new URL(url).searchParams.get('error') ?? url
}
