import { lineOf, RELEASE_TYPE, releaseFrames, type SaidLine, type ShellTypes } from '@kinora/releases/build'
import { parseArgs } from 'node:util'
import { buildRemote, remoteIn } from './buildRemote.ts'
import { checkLiveTypes } from './checkLiveTypes.ts'

const ASKED = { type: 'string' } as const

/** `kinora release`: builds, sends, and waits until it is live, or published. @throws Error when it is refused */
export async function releaseRemote(args: string[]): Promise<void> {
  const preview = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ args, options: { at: ASKED, note: ASKED, when: ASKED, canary: ASKED, preview } })
  const { at, note, when, canary } = values
  const product = productAt(at)
  console.log('Checking types with what is live')
  await checkLiveTypes(process.cwd(), (await (await product.ask('types')).json()) as ShellTypes[])
  console.log('Building')
  const { name, version, folder } = await buildRemote(process.cwd())
  const body = await releaseFrames(folder)
  console.log(`Sending ${name} ${version}, ${(body.length / 1e6).toFixed(1)} MB`)
  const sent = { method: 'POST', body, headers: { 'content-type': RELEASE_TYPE } }
  const query = { note, at: when, canary, ...(values.preview && { preview: 'true' }) }
  const ended = await product.follow(`releases/${name}`, query, sent)
  if (ended.live !== undefined) console.log(`Live now: ${ended.live}.\n"kinora rollback" undoes it.`)
  if (ended.planned !== undefined) console.log(`Planned: ${ended.planned}.`)
  if (ended.preview !== undefined) console.log(`At this address it can be seen:\n${ended.preview}`)
}

/** `kinora take-back`: what is planned, and canaries. @throws Error when it is refused */
export async function takeBackRemote(args: string[]): Promise<void> {
  const { at } = parseArgs({ args, options: { at: ASKED } }).values
  const answer = await productAt(at).ask(`plans/${remoteIn(process.cwd())}`, {}, { method: 'DELETE' })
  const { takenBack } = (await answer.json()) as { takenBack: string[] }
  console.log(takenBack.length > 0 ? `Taken back: ${takenBack.join(', ')}.` : 'Nothing is planned.')
}

/** `kinora rollback`. @throws Error when it is refused */
export async function rollBackRemote(args: string[]): Promise<void> {
  const dry = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ args, options: { at: ASKED, note: ASKED, to: ASKED, 'dry-run': dry } })
  const { at, note, to, 'dry-run': dryRun } = values
  const product = productAt(at)
  const query = { note, to, ...(dryRun && { dryRun: 'true' }) }
  const { live } = await product.follow(`rollbacks/${remoteIn(process.cwd())}`, query, { method: 'POST' })
  console.log(`${dryRun ? 'This would go live' : 'Live now'}: ${live}.`)
}

/**
 * The product's release service.
 * @param at its address; otherwise `KINORA_URL`
 * @throws Error without an address or a token, or where the token would go over the network in the open
 */
function productAt(at: string | undefined, env: NodeJS.ProcessEnv = process.env) {
  const { KINORA_URL, KINORA_TOKEN: token } = env
  const address = at ?? KINORA_URL
  if (!address) throw new Error('Say where: --at https://kinora.example, or KINORA_URL.')
  if (!token) throw new Error('KINORA_TOKEN has to be the token that whoever runs the product gave you.')
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:' && !['localhost', '127.0.0.1'].includes(hostname))
    throw new Error(`${address} is not https, and the token would be read on its way.`)

  type Query = Record<string, string | undefined>
  async function ask(path: string, query: Query = {}, init: RequestInit = {}): Promise<Response> {
    const url = new URL(`/squads/${path}`, address)
    for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value)
    const headers = { ...init.headers, authorization: `Bearer ${token}` }
    const response = await fetch(url, { ...init, headers }).catch((error: Error) => {
      throw new Error(`${url.origin} does not answer: ${(error.cause as Error | undefined)?.message ?? error.message}`)
    })
    if (!response.ok) throw new Error(await problemOf(response))
    return response
  }

  /** Prints what the product says until it has ended, and returns its last line. */
  async function follow(path: string, query: Query, init: RequestInit): Promise<SaidLine> {
    const { body } = await ask(path, query, init)
    for await (const line of linesOf(body!)) {
      if (line.say !== undefined) console.log(line.say)
      if (line.finding) console.log(lineOf(line.finding))
      if (line.live ?? line.planned ?? line.preview) return line
      if (line.refused !== undefined) throw new Error(line.refused)
    }
    throw new Error(
      'The connection ended before it was said how this ended: look at what is live before you try again.',
    )
  }
  return { ask, follow }
}

async function problemOf(response: Response): Promise<string> {
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: string }
  return detail ?? `${response.url} answered ${response.status}.`
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<SaidLine> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const lines = text.split('\n')
    text = lines.pop()!
    for (const line of lines) yield JSON.parse(line) as SaidLine
  }
}
