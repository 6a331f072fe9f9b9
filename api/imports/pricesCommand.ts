import { products } from '@kinora/content'
import { CannotStart, startProblem } from '../src/platform/index.ts'
import { importPortals, importPrices, readPaymentsConfig, stripeClient } from '../src/money/index.ts'

// `npm run prices` makes the products of content/, their prices and the portals of plans at the payment provider of STRIPE_SECRET_KEY.

try {
  const stripe = stripeClient(readPaymentsConfig(process.env))
  if (!stripe) throw new CannotStart('Payments are off: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS.')
  const sold = products.map(({ words, ...product }) => ({ ...product, name: `Kinora · ${words.pl.name}` }))
  const prices = await importPrices(stripe, sold)
  console.log(prices.length > 0 ? `New prices: ${prices.join(', ')}.` : 'All prices are as they should be.')
  const portals = await importPortals(stripe, sold)
  console.log(portals.length > 0 ? `New portals: ${portals.join(', ')}.` : 'All portals are as they should be.')
} catch (error) {
  console.error(startProblem(error))
  process.exitCode = 1
}
