import type { Messages } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'

/** The words of these screens, which no other page has to carry. */
export const accountWords: Record<Locale, () => Promise<{ default: Messages }>> = {
  pl: () => import(/* webpackChunkName: "account-pl" */ './locales/pl.ts'),
  en: () => import(/* webpackChunkName: "account-en" */ './locales/en.ts'),
}
