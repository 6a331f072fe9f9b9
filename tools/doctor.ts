import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { exampleFacts, identity, identityProblems } from '@kinora/content/identity'
import { buckets } from './doctor/buckets.ts'
import { demoPeople } from './doctor/demoPeople.ts'
import { exampleContent } from './doctor/exampleContent.ts'
import { exampleSettings } from './doctor/exampleSettings.ts'
import { providerAccount } from './doctor/providerAccount.ts'
import { root } from './setup/root.js'

const HELP = `npm run doctor

Lists what is still an example and must be replaced before the product goes public: facts of the company
(content/identity/identity.ts), settings (of the environment, then of .env), content, and people in the database at
DATABASE_URL. With STRIPE_SECRET_KEY it asks the account at Stripe, and lists what differs from what the product needs
(docs/payments.md). With RELEASE_STORE and MEDIA_STORE it asks the buckets, by an object that it removes again. Ends with
code 1 if there is anything. Changes nothing else.`

/** `npm run doctor`: see HELP. */
async function run(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(HELP)
  const file = join(root, '.env')
  const env = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
  const account = await providerAccount(env)
  const parts: [title: string, found: string[]][] = [
    ['Company (content/identity/identity.ts)', [...identityProblems(identity), ...exampleFacts(identity)]],
    ['Settings', exampleSettings(env)],
    ['Content', exampleContent()],
    ['Database', await demoPeople(env.DATABASE_URL)],
    ['Account at Stripe', account.found],
    ['Buckets', await buckets(env)],
  ]
  const findings = parts.filter(([, lines]) => lines.length > 0)
  const show = (title: string, lines: string[]) =>
    lines.length > 0 && console.log(`${title}\n${lines.map((line) => `  - ${line}`).join('\n')}\n`)
  for (const [title, lines] of findings) show(title, lines)
  show('To look at in the Dashboard of Stripe, which does not tell these by its API', account.switches)
  const count = findings.flatMap(([, lines]) => lines).length
  console.log(count === 0 ? 'Nothing is an example any more.' : `Not ready to go public: ${count} to replace.`)
  if (count > 0) process.exitCode = 1
}

await run(process.argv.slice(2))
