import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import { followPlans, performPlans } from '../promotion/plannedReleases.ts'
import { productOrigin } from '../promotion/runningApi.ts'
import { signingKey } from '../store/signing.ts'
import { squadServer } from '../squads/squadServer.ts'
import { addSquad, readSquads, revokeSquad } from '../squads/squadRegister.ts'
import { checksOf, ownStore, readArguments, runCommand } from './command.ts'

const HELP = `npm run squads [-- add | revoke | serve]

Squads that release from repositories of their own, over the network (docs/squads.md). Without a word it lists them.

  add NAME --remote mfe-garden --path garden --key garden.pem
                 prints the squad's token, once. --remote and --path may be repeated; --key is the file with the public
                 key that "npx kinora key" prints. For a squad that is there, all of it is replaced.
  revoke NAME    ends its token
  serve          takes releases, and makes planned ones live, at HOST and PORT (127.0.0.1:3100); pages are rendered with the API at API_URL, otherwise
                 with that of the product that runs here
  --help         this text`

runCommand(async () => {
  const several = { type: 'string', multiple: true, default: [] as string[] } as const
  const options = { remote: several, path: several, key: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = readArguments(options, HELP)
  const [verb, name, ...more] = positionals
  if (values.help) return console.log(HELP)
  if (verb === 'serve' && name === undefined) return serve()
  const { home } = await ownStore()
  if (verb === undefined) return list(home)
  if (name === undefined || more.length > 0) throw new Error(HELP)
  if (verb === 'revoke') {
    await revokeSquad(home, name)
    return console.log(`The token of ${name} has ended.`)
  }
  if (verb !== 'add' || values.key === undefined) throw new Error(HELP)
  const publicKey = await readFile(values.key, 'utf8')
  const token = await addSquad(home, { name, publicKey, remotes: values.remote, paths: values.path })
  console.log(`The token of ${name}, which is shown only now:\n${token}`)
})

async function list(home: string): Promise<void> {
  const squads = await readSquads(home)
  for (const { name, remotes, paths, addedAt, revokedAt } of squads)
    console.log(
      `${name}  ${remotes.join(', ')}  /${paths.join(', /')}  since ${addedAt}${revokedAt ? `, ended ${revokedAt}` : ''}`,
    )
  console.log(`Squads: ${squads.length}.`)
}

async function serve(): Promise<void> {
  const { home, store, keys } = await ownStore()
  const checks = () => checksOf(home, false)
  followPlans(() => performPlans({ store, keys, checks, say: console.log }))
  const origin = () => productOrigin(home)
  const server = squadServer({ home, store, keys, key: await signingKey(home), origin, checks })
  const host = process.env['HOST'] || '127.0.0.1'
  server.listen(Number(process.env['PORT'] || '3100'), host)
  await once(server, 'listening')
  const address = server.address() as { port: number }
  console.log(`Squads release at http://${host}:${address.port}/squads`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      server.close(() => process.exit(0))
      server.closeIdleConnections()
    })
}
