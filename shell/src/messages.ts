import type { Messages } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'

/** The messages of the shell and of the shared packages, one chunk for each locale. */
export const messages: Record<Locale, () => Promise<{ default: Record<string, Messages> }>> = {
  pl: () => import(/* webpackChunkName: "i18n-pl" */ './locales/pl.ts'),
  en: () => import(/* webpackChunkName: "i18n-en" */ './locales/en.ts'),
}
