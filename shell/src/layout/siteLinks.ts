import type { Locale } from '@kinora/limits'

export type SiteLink = { name: string; url: string }

/**
 * Kinora's places outside the product. The example domain stands for its accounts, which belong to whoever runs it:
 * a real handle could be a stranger's.
 */
const at = (place: string) => `https://kinora.example/${place}`

export const blogLink = (locale: Locale): string => at(locale === 'pl' ? 'blog' : 'en/blog')

/** Instagram and Facebook have pages of their own for Polish (specification, section 2, "Shell"). */
export const socialLinks = (locale: Locale): SiteLink[] => [
  { name: 'Instagram', url: at(locale === 'pl' ? 'instagram-pl' : 'instagram') },
  { name: 'Facebook', url: at(locale === 'pl' ? 'facebook-pl' : 'facebook') },
  { name: 'YouTube', url: at('youtube') },
  { name: 'LinkedIn', url: at('linkedin') },
]
