import { paths } from '@kinora/paths'

/** Who runs the site, for search engines. */
export const organization = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Kinora',
  url: origin + paths.home(),
  logo: `${origin}/icon-512.png`,
  email: 'pomoc@kinora.example',
})
