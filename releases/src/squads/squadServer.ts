import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readPlan, takeBack } from '../promotion/plannedReleases.ts'
import { sendProblem } from './answers.ts'
import { GaveUp } from './fairQueue.ts'
import { UploadRefused } from './receiveRelease.ts'
import { RELEASE_TYPE } from './releaseFrames.ts'
import { squadOf, type Squad } from './squadRegister.ts'
import { squadWork, type SquadWorkOptions, type Work } from './squadWork.ts'

/** How long an upload may take. */
const UPLOAD_MS = 120_000
/** How much one squad may ask for at a time. */
const MAX_AT_ONCE = 3
const MAX_NOTE = 500
const TYPES = '/squads/types'
const ROUTE = /^\/squads\/(releases|rollbacks|plans)\/([a-z0-9-]+)$/

export type SquadServerOptions = SquadWorkOptions & { home: string; uploadMs?: number }

/**
 * The service that releases for squads with a repository of their own:
 * - `POST /squads/releases/<remote>?note=…&preview=true&at=2026-12-04T08:00Z&canary=5` with a release as its body (`releaseFrames`);
 * - `POST /squads/rollbacks/<remote>?to=…&note=…&dryRun=true` without a body;
 * - `DELETE /squads/plans/<remote>`: takes back what the squad has planned, and its canaries;
 * - `GET /squads/types`: the declarations of the live shell and of the last good one (`ShellTypes`), as JSON;
 * - `GET /squads/health`.
 *
 * All but the last take the squad's token as a bearer token. What is refused before the check is a problem (RFC 9457) with a sentence
 * in `detail`; afterwards the answer is lines of JSON (`SaidLine`), of which the last says how it ended.
 */
export function squadServer({ home, uploadMs = UPLOAD_MS, ...options }: SquadServerOptions): Server {
  const work = squadWork(options)
  /** How much of each squad is under way. */
  const underWay = new Map<string, number>()
  const server = createServer(
    {
      requestTimeout: uploadMs,
      headersTimeout: Math.min(uploadMs, 10_000),
      connectionsCheckingInterval: Math.min(uploadMs, 5_000),
    },
    (request, response) => {
      answer(request, response).catch((error: Error) => {
        if (response.headersSent || request.errored) response.destroy()
        else if (error instanceof UploadRefused) sendProblem(response, error.status, error.message)
        else {
          console.error(JSON.stringify({ level: 'error', message: error.message }))
          sendProblem(response, 500, 'This failed here, and nothing was changed.')
        }
      })
    },
  )

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://squads')
    if (pathname === '/squads/health') return void response.writeHead(200).end('ok')
    const [, kind, name = ''] = ROUTE.exec(pathname) ?? []
    if (kind === undefined && pathname !== TYPES) return sendProblem(response, 404, 'There is no such address.')
    const method = pathname === TYPES ? 'GET' : kind === 'plans' ? 'DELETE' : 'POST'
    if (request.method !== method) return sendProblem(response, 405, `This takes ${method} alone.`)
    const squad = await squadIn(request)
    if (squad === undefined) return sendProblem(response, 401, 'The token is unknown, or has ended.')
    if (pathname === TYPES) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      return void response.end(JSON.stringify(await work.types()))
    }
    if (!squad.remotes.includes(name))
      return sendProblem(
        response,
        403,
        `${name} is not the squad ${squad.name}'s, which has ${squad.remotes.join(', ')}.`,
      )
    if (kind === 'plans') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      return void response.end(JSON.stringify({ takenBack: await takeBack(options.store, name, squad.name) }))
    }
    const before = underWay.get(squad.name) ?? 0
    if (before >= MAX_AT_ONCE)
      return sendProblem(response, 429, `The squad ${squad.name} has ${MAX_AT_ONCE} under way already.`)
    underWay.set(squad.name, before + 1)
    try {
      const asked = { squad, name, note: searchParams.get('note')?.slice(0, MAX_NOTE) || undefined }
      if (kind === 'releases') {
        const isPreview = searchParams.get('preview') === 'true'
        return await release(request, response, { ...asked, isPreview, plan: planIn(searchParams) })
      }
      const dryRun = searchParams.get('dryRun') === 'true'
      await saying(response, work.rollback({ ...asked, to: searchParams.get('to') ?? undefined, dryRun }))
    } finally {
      underWay.set(squad.name, underWay.get(squad.name)! - 1)
    }
  }

  const squadIn = async ({ headers }: IncomingMessage): Promise<Squad | undefined> => {
    const [, token] = /^Bearer ([\w-]{20,200})$/.exec(headers.authorization ?? '') ?? []
    return token === undefined ? undefined : squadOf(home, token)
  }

  async function release(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Parameters<typeof work.receive>[1],
  ): Promise<void> {
    if (request.headers['content-type'] !== RELEASE_TYPE)
      return sendProblem(response, 415, `A release is sent as ${RELEASE_TYPE}.`)
    return saying(response, await work.receive(request, asked))
  }

  return server
}

/** @throws UploadRefused for a time or a number that no plan can have */
function planIn(query: URLSearchParams): ReturnType<typeof readPlan> {
  try {
    return readPlan({ at: query.get('at') ?? undefined, canary: query.get('canary') ?? undefined })
  } catch (error) {
    throw new UploadRefused(400, (error as Error).message)
  }
}

/** Answers with a line for each thing that is said, until the work has ended. */
async function saying(response: ServerResponse, begin: Work): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
  // A proxy ends a connection that says nothing for long.
  const pulse = setInterval(() => response.write('{}\n'), 15_000)
  try {
    await begin((line) => response.write(`${JSON.stringify(line)}\n`), gone.signal)
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error
  } finally {
    clearInterval(pulse)
    response.end()
  }
}
