import type { Locale } from '@kinora/limits'

export type SiteLink = { name: string; url: string }

/**
 * Kinora's accounts and blog on other sites. They are on the example domain, because a real handle could belong to a
 * stranger.
 */
const at = (place: string) => `https://kinora.example/${place}`

export const blogLink = (locale: Locale): string => at(locale === 'pl' ? 'blog' : 'en/blog')

/** Instagram and Facebook have separate Polish accounts. */
export const socialLinks = (locale: Locale): SiteLink[] => [
  { name: 'Instagram', url: at(locale === 'pl' ? 'instagram-pl' : 'instagram') },
  { name: 'Facebook', url: at(locale === 'pl' ? 'facebook-pl' : 'facebook') },
  { name: 'YouTube', url: at('youtube') },
  { name: 'LinkedIn', url: at('linkedin') },
]
