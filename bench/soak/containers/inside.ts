import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { openSmtp } from '../../../api/testing/messages/smtpServer.ts'
import { root } from '../../../tools/setup/root.js'
import { step } from '../../../tools/setup/step.js'
import { PROJECT, startEngine, type Engine } from './engine.ts'
import { makeImages } from './makeImages.ts'
import { soakComposed, type Part } from './soakComposed.ts'

// Runs in new namespaces as their first process (PID 1), so all its children end with it. `node inside.ts <folder>`
// sends `entered`, waits for a message that the network is ready, and sends its result.

/** The address of this process in the Compose network. */
const HERE = '172.28.0.1'
const SERVICES = ['postgres', 'release', 'api-1', 'api-2', 'gateway-1', 'gateway-2', 'proxy']
const NOT_COPIED = ['.git', '.kinora', '.node', 'coverage', 'node_modules', 'playwright-report', 'test-results']

export type Result = { parts: Part[]; notes: string[] } | { failed: string }

const send = (message: Result | 'entered') => new Promise((resolve) => process.send!(message, resolve))
process.on('disconnect', () => process.exit(1))
await send('entered')
await once(process, 'message')
await send(await soak(process.argv[2]!).catch((error: Error) => ({ failed: error.message })))
process.exit(0)

async function soak(folder: string): Promise<Result> {
  const notes: string[] = []
  const project = join(folder, 'engine', PROJECT)
  rmSync(project, { recursive: true, force: true })
  const isCopied = (file: string) => !NOT_COPIED.includes(basename(file))
  for (const entry of readdirSync(root).filter(isCopied))
    cpSync(join(root, entry), join(project, entry), { recursive: true, filter: isCopied })

  const engine: Engine = await step('Starting a Docker engine', () => startEngine(folder))
  const arePulled: boolean = await step('Getting the base images', () => makeImages(engine, folder))
  if (!arePulled) notes.push('No registry answered: base images are made of Debian packages.')
  const mailbox = await openSmtp('0.0.0.0')
  try {
    await quickStart(engine, [`SMTP_URL=smtp://${HERE}:${new URL(mailbox.url).port}`, 'DOMAIN=localhost'])
    await engine.compose('down', '--volumes', '--remove-orphans')
    const fault: string | undefined = await start(engine, SERVICES)
    if (fault) return { parts: [{ name: 'Start', visits: { requests: 0, failures: [], slowest: 0 }, fault }], notes }
    const parts = await soakComposed(engine, mailbox)
    notes.push(await engine.docker('stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}'))
    return { parts, notes }
  } finally {
    await engine.compose('down', '--volumes', '--timeout', '3').catch(() => {})
    mailbox.close()
  }
}

/** Builds the images and starts the services. Returns undefined, or the error with each service's last log lines. */
async function start(engine: Engine, services: string[]): Promise<string | undefined> {
  try {
    await step('Building the images', () => engine.compose('build', ...services))
    await step('Starting the composed form', () => engine.compose('up', '--wait', ...services))
    return undefined
  } catch (error) {
    return `${(error as Error).message}\n${await engine.compose('logs', '--no-color', '--tail', '3')}`
  }
}

/** Creates `.env` and the key by the commands in docs/scaled.md, then overrides settings. */
async function quickStart(engine: Engine, settings: string[]) {
  const words = /```sh\n([^]*?)\ndocker compose/.exec(readFileSync(join(root, 'docs/scaled.md'), 'utf8'))![1]!
  await engine.run('sh', '-ec', words.replaceAll('sudo ', ''))
  appendFileSync(engine.path(`${PROJECT}/.env`), `${settings.join('\n')}\n`)
}
