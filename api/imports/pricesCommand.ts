import { products } from '@kinora/content'
import { CannotStart, startProblem } from '../src/platform/index.ts'
import { importPrices, readPaymentsConfig, stripeClient } from '../src/money/index.ts'

// `npm run prices` makes the products of content/ and their prices at the payment provider of STRIPE_SECRET_KEY.

try {
  const stripe = stripeClient(readPaymentsConfig(process.env))
  if (!stripe) throw new CannotStart('Payments are off: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRETS.')
  const made = await importPrices(
    stripe,
    products.map(({ words, ...product }) => ({ ...product, name: `Kinora · ${words.pl.name}` })),
  )
  console.log(made.length > 0 ? `New prices: ${made.join(', ')}.` : 'All prices are as they should be.')
} catch (error) {
  console.error(startProblem(error))
  process.exitCode = 1
}
