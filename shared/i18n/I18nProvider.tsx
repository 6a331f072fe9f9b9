import type { Locale } from '@kinora/limits'
import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation as useI18nextTranslation } from 'react-i18next'
import type { I18n } from './makeI18n.ts'

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}

/** `t` of one namespace: a remote's own name, `ui` or `shell`. */
export const useTranslation = (namespace: string) => useI18nextTranslation(namespace)

export const useLocale = (): Locale => useI18nextTranslation().i18n.language as Locale
