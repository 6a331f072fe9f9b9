import { kinoraHome, runningApi } from '@kinora/releases'
import { events } from './operator/events.ts'
import { factors } from './operator/factors.ts'
import { jobs } from './operator/jobs.ts'
import { sessions } from './operator/sessions.ts'
import { specialists } from './operator/specialists.ts'
import { standings } from './operator/standings.ts'

const HELP = `npm run operator -- jobs [--retry]

Lists the jobs that have failed for good (dead letters).

  --retry   puts them back into their queues

npm run operator -- specialists [--verify WHO | --refuse WHO --reason TEXT]

Lists specialists, those who wait for a decision first. WHO is an e-mail or an id.

  --verify  lets the specialist see their team
  --refuse  closes it; the specialist is mailed the reason

npm run operator -- sessions --of WHO | --end WHO

Lists where somebody is signed in. WHO is an e-mail or an id.

  --end     signs them out everywhere, as when a device was stolen

npm run operator -- events [--of WHO] [--kind KIND] [--hours N]

Lists security events of the last 24 hours, or of N, the newest first: signing in and out, passwords, addresses,
sessions, exports, refused access, limits that were reached. WHO is an e-mail or an id.

npm run operator -- factors --of WHO | --remove WHO --reason TEXT

Counts somebody's passkeys, app and recovery codes. WHO is an e-mail or an id.

  --remove  removes all of them and signs out everywhere: the way back of somebody who has lost phone and recovery codes.
            The reason says how they showed who they are; they are mailed it, and so is CONTACT_EMAIL

npm run operator -- standings --rebuild

Lets all work lists be computed anew from the facts, as after a restored backup or an error "standings.differ".

The API is the one at API_URL, otherwise that of the product that runs here. METRICS_TOKEN is sent where it is set.`

const COMMANDS = new Map(Object.entries({ events, factors, jobs, sessions, specialists, standings }))

/** `npm run operator`: see HELP. */
async function run([name = '', ...args]: string[]): Promise<void> {
  if (name === '--help') return console.log(HELP)
  const command = COMMANDS.get(name)
  if (!command) throw new Error(HELP)
  const api = await runningApi(kinoraHome())
  if (api === null) throw new Error('No API answers. Start the product, or set API_URL.')
  await command(api, args)
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
