import type { Messages } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'

/** The messages of the account's screens, which no other page loads. */
export const accountMessages: Record<Locale, () => Promise<{ default: Messages }>> = {
  pl: () => import(/* webpackChunkName: "account-pl" */ './locales/pl.ts'),
  en: () => import(/* webpackChunkName: "account-en" */ './locales/en.ts'),
}
