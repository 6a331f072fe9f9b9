import { identity } from '@kinora/content/identity'
import type { Locale } from '@kinora/limits'

export type SiteLink = { name: string; url: string }

const { blog, instagram, facebook, youtube, linkedin } = identity.links

export const blogLink = (locale: Locale): string => blog[locale]

/** Instagram and Facebook have separate Polish accounts. */
export const socialLinks = (locale: Locale): SiteLink[] => [
  { name: 'Instagram', url: instagram[locale] },
  { name: 'Facebook', url: facebook[locale] },
  { name: 'YouTube', url: youtube },
  { name: 'LinkedIn', url: linkedin },
]
