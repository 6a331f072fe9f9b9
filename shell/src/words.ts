import type { Messages } from '@kinora/i18n'
import type { Locale } from '@kinora/limits'

/** The words of the shell and of the rooms that it shares, one chunk for each locale. */
export const words: Record<Locale, () => Promise<{ default: Record<string, Messages> }>> = {
  pl: () => import(/* webpackChunkName: "i18n-pl" */ './locales/pl.ts'),
  en: () => import(/* webpackChunkName: "i18n-en" */ './locales/en.ts'),
}
