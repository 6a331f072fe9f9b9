import type { Locale } from '@kinora/limits'
import type { i18n, TFunction } from 'i18next'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { I18n } from './makeI18n.ts'

const I18nContext = createContext<I18n | null>(null)

/** As of react-i18next, against whose types remotes are compiled. */
type Translation = [t: TFunction<string>, i18n: i18n, ready: boolean] & {
  t: TFunction<string>
  i18n: i18n
  ready: boolean
}

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={useMemo(() => readOnly(i18n), [i18n])}>{children}</I18nContext>
}

/** Only the shell adds messages, those of each remote under its own name: a component cannot change what others say. */
const readOnly = (i18n: I18n): I18n => Object.freeze({ ...i18n, addResourceBundle: undefined as never })

function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('There is no I18nProvider around this component')
  return i18n
}

/** `t` of one namespace: a remote's own name, `ui` or `shell`. */
export function useTranslation(namespace: string): Translation {
  const i18n = useI18n()
  const t = i18n.getFixedT(null, namespace)
  const ready = true
  return Object.assign([t, i18n, ready] as [TFunction<string>, i18n, boolean], { t, i18n, ready })
}

export const useLocale = (): Locale => useI18n().language as Locale
