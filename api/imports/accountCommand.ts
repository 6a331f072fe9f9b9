import { checkAccount, SWITCHES } from '../src/money/index.ts'
import { accountProblem, openAccount } from './openAccount.ts'

// For `npm run doctor`: what of the account at the payment provider of STRIPE_SECRET_KEY is other than the product needs, and
// what cannot be asked, as JSON. Changes nothing.

try {
  const { stripe, ...wanted } = openAccount(process.env)
  const found = await checkAccount(stripe, wanted)
  console.log(JSON.stringify({ found, switches: SWITCHES }))
} catch (error) {
  console.error(accountProblem(error))
  process.exitCode = 1
}
