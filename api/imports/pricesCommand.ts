import {
  importMethods,
  importPortals,
  importPrices,
  importProducts,
  importWebhook,
  SWITCHES,
} from '../src/money/index.ts'
import { accountProblem, openAccount } from './openAccount.ts'

// `npm run prices` sets up the account at the payment provider of STRIPE_SECRET_KEY: the products of content/, their prices,
// the portals of plans, methods of payment and, when ORIGIN is an https: address, the webhook.

const NO_WEBHOOK = 'The webhook was not looked at: ORIGIN (DOMAIN with Docker) is not set, or not https:.'

try {
  const { stripe, products, origin } = openAccount(process.env)
  const made = (what: string, names: string[], right: string) =>
    console.log(names.length > 0 ? `${what}: ${names.join(', ')}.` : right)
  made('New prices', await importPrices(stripe, products), 'All prices are as they should be.')
  made('Products put right', await importProducts(stripe, products), 'All products are as they should be.')
  made('Portals made or put right', await importPortals(stripe, products), 'All portals are as they should be.')
  const { turnedOn, missing } = await importMethods(stripe)
  if (missing.length > 0)
    console.log(`Nobody can pay by ${missing.join(', ')} yet: see Payment methods in the Dashboard.`)
  else made('Methods of payment turned on', turnedOn, 'All methods of payment are on.')
  console.log(origin ? described(await importWebhook(stripe, origin)) : NO_WEBHOOK)
  console.log(
    `\nNo key can set or see these switches of the Dashboard:\n${SWITCHES.map((one) => `- ${one}`).join('\n')}`,
  )
} catch (error) {
  console.error(accountProblem(error))
  process.exitCode = 1
}

function described({ url, is, secret, older }: Awaited<ReturnType<typeof importWebhook>>): string {
  if (is !== 'made') return `The webhook to ${url} ${is === 'right' ? 'is as it should be' : 'was put right'}.`
  const where =
    older.length > 0 ? 'to STRIPE_WEBHOOK_SECRETS, behind a comma after the present one' : 'to STRIPE_WEBHOOK_SECRETS'
  return `New webhook to ${url}. Its secret is shown only now; copy it ${where}:\n${secret}`
}
