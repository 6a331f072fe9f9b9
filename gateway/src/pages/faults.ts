import { createHash } from 'node:crypto'
import type { PageState, RegisteredRemote } from '@kinora/contracts'
import { releaseUrl } from '@kinora/releases'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendProblem } from '../http/problem.ts'
import { withoutFilesOf, withState } from './alteredPage.ts'

/**
 * What can be wrong with a remote in a browser: its script never comes, is missing, has other bytes than were signed, is
 * that of the last good version, or throws when it is rendered.
 */
const KINDS = ['hang', '404', 'corrupt', 'old', 'throw'] as const
type Kind = (typeof KINDS)[number]
type Fault = { remote: string; kind: Kind }

/** A mistake in `?fault=`. The message is for the developer. */
class FaultError extends Error {}

/** Whether an address orders faults: `?fault=catalog:hang`, several with commas. */
export const ordersFaults = (url: string): boolean => /[?&]fault=/.test(url)

/** Sends a page's HTML with the faults that its address orders, or says what is wrong with the order. */
export function sendWithFaults(reply: FastifyReply, html: string, url: string): FastifyReply {
  try {
    return reply.type('text/html; charset=utf-8').send(withFaults(html, faultsIn(url)))
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    return reply.code(400).type('text/plain; charset=utf-8').send(error.message)
  }
}

function faultsIn(url: string): Fault[] {
  const asked = new URL(url, 'http://kinora').searchParams.getAll('fault').flatMap((text) => text.split(','))
  return asked.map((text) => {
    const [name = '', kind] = text.split(':')
    if (name === '' || !KINDS.includes(kind as Kind))
      throw new FaultError(`"${text}" is no fault. One is catalog:hang; the kinds are ${KINDS.join(', ')}.`)
    return { remote: name.startsWith('mfe-') ? name : `mfe-${name}`, kind: kind as Kind }
  })
}

/**
 * A page's HTML with faulty remotes, for the browser alone: the server rendered them as they are.
 * @throws FaultError when the page has no such remote, or no older version of it
 */
function withFaults(html: string, faults: Fault[]): string {
  const changed = withState(html, (state) => faults.reduce(withFault, state))
  const named = (ofKind: (kind: Kind) => boolean) =>
    faults.filter(({ kind }) => ofKind(kind)).map(({ remote }) => remote)
  const withoutScripts = withoutFilesOf(
    changed,
    named(() => true),
    ['script'],
  )
  // Two versions of a remote's styles would have the same class names.
  return withoutFilesOf(
    withoutScripts,
    named((kind) => kind === 'old'),
    ['link'],
  )
}

function withFault(state: PageState, { remote: name, kind }: Fault): PageState {
  const remote = state.remotes.find((other) => other.name === name)
  if (!remote)
    throw new FaultError(`There is no ${name}. There are ${state.remotes.map((one) => one.name).join(', ')}.`)
  const remotes = state.remotes.map((other) => (other === remote ? faulty(remote, kind) : other))
  if (kind !== 'old') return { ...state, remotes }
  // What the server rendered is of the live version.
  const { rendered: _rendered, ...others } = state
  return { ...others, remotes }
}

/** The live version and the last good one are faulty alike, so that nothing saves the page. */
function faulty({ fallback, ...live }: RegisteredRemote, kind: Kind): RegisteredRemote {
  const { name } = live
  if (kind !== 'old')
    return {
      ...live,
      ...faultyScript(name, live.version, kind, live.integrity),
      ...(fallback && {
        fallback: { ...fallback, ...faultyScript(name, fallback.version, kind, fallback.integrity) },
      }),
    }
  if (!fallback) throw new FaultError(`${name} has no older version that was live.`)
  return { ...live, ...fallback }
}

function faultyScript(name: string, version: string, kind: Kind, integrity = '') {
  const script = throwing(name, version)
  return {
    entry: releaseUrl({ name, version }, `fault/${kind}.js`),
    integrity: kind === 'throw' ? `sha384-${createHash('sha384').update(script).digest('base64')}` : integrity,
  }
}

/** A container whose screens and slot components throw, whatever they are called. */
const throwing = (name: string, version: string) => `var ${`${name}_${version}`.replace(/\W/g, '_')} = (() => {
  const broken = async () => ({ default() { throw new Error('A fault that was ordered') } })
  const messages = async () => ({ default: {} })
  const definition = {
    name: ${JSON.stringify(name)},
    i18n: { pl: messages, en: messages },
    routes: { find: () => ({ screen: broken }) },
    slots: new Proxy({}, { get: () => ({ component: broken }) }),
  }
  return { init() {}, get: async () => () => ({ default: definition }) }
})()
`

/** GET /releases/{remote}/{version}/fault/{kind}.js: the scripts of faulty remotes. Never in production. */
export function serveFaults(app: FastifyInstance): void {
  app.get<{ Params: { name: string; version: string; kind: string } }>(
    '/releases/:name/:version/fault/:kind.js',
    async ({ params: { name, version, kind } }, reply) => {
      reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8')
      if (kind === 'throw') return reply.send(throwing(name, version))
      if (kind === 'corrupt') return reply.send('// Not the bytes that were signed\n')
      if (kind === 'hang') return new Promise(() => {})
      return sendProblem(reply, 'request.notFound')
    },
  )
}
