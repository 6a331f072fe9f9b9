import type { SubscriptionPlan } from '@kinora/contracts'

/**
 * The plans as structured data for search engines (schema.org Product): each is an offer of the same product. `page` is
 * its absolute address.
 */
export const productData = (
  plans: SubscriptionPlan[],
  { description, origin, page }: { description: string; origin: string; page: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Kinora',
  description,
  brand: { '@type': 'Brand', name: 'Kinora' },
  image: `${origin}/media/og/kinora.jpg`,
  offers: plans.map(({ name, lookupKey, price: { amount, currency } }) => ({
    '@type': 'Offer',
    name,
    price: (amount / 100).toFixed(2),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url: `${page}?plan=${lookupKey}`,
  })),
})
