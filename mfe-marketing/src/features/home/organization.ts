import { factsIn, identity } from '@kinora/content/identity'
import type { Locale } from '@kinora/limits'
import { paths } from '@kinora/paths'

/** In the order of ISO weekdays. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Who runs the site, for search engines. */
export function organization(origin: string, locale: Locale) {
  const { company, address, phone, register, hours } = identity
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Kinora',
    legalName: company,
    url: origin + paths.home(),
    logo: `${origin}/icon-512.png`,
    email: factsIn(locale).helpEmail,
    telephone: phone,
    taxID: register.nip,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: phone,
      availableLanguage: ['pl', 'en'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WEEKDAYS.slice(hours.from - 1, hours.to),
        opens: hours.opens,
        closes: hours.closes,
      },
    },
  }
}
