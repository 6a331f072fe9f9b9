import type { Locale } from '@kinora/limits'

/** Every URL of the product as a function, without the locale's prefix. */
export const paths = {
  home: () => '/',
  programs: () => '/programs',
  program: (id: number | string) => `/programs/${id}`,
} as const

/** Polish has no prefix; English lives under /en (specification, section 2). */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'pl') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** The locale and the rest of a path: `/en/programs` is `{ locale: 'en', path: '/programs' }`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/en(\/.*)?$/.exec(pathname)
  return match ? { locale: 'en', path: match[1] ?? '/' } : { locale: 'pl', path: pathname }
}

/** Calls of the API, relative to its base. The wire's own names live here and nowhere else. */
export const apiPaths = {
  categories: () => '/categories',
  levels: () => '/levels',
  programs: () => '/trinings',
  program: (id: number | string) => `/trinings/${id}`,
  videoUrl: (id: number | string) => `/trinings/getVideoURL/${id}`,
  transcriptionUrl: (id: number | string) => `/trinings/getTranscriptionURL/${id}`,
} as const
