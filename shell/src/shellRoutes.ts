import type { Messages } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'
import type { ComponentType } from 'react'
import { accountMessages } from './features/accounts/accountMessages.ts'
import { accountRoutes } from './features/accounts/accountRoutes.ts'

type ShellRoute = {
  /** Also the name of its chunk. */
  id: string
  path: string
  /**
   * Query parameters that the server renders from. Codes and addresses of people are left to the browser: servers cache
   * and log.
   */
  search: string[]
  screen: () => Promise<{ default: ComponentType }>
  /** The namespace of its messages. */
  namespace: keyof typeof shellMessages
}

/** Messages that only the shell's own pages need, by namespace. */
export const shellMessages = {
  account: accountMessages,
} satisfies Record<string, Record<Locale, () => Promise<{ default: Messages }>>>

/** The shell's own pages. Each is a chunk of its own, described in the release like a remote's. */
export const shellRoutes: ShellRoute[] = accountRoutes.map((route) => ({ ...route, namespace: 'account' as const }))
