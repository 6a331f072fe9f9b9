import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserReport } from '@kinora/contracts'
import { WORKSPACE } from '../home.ts'
import { S3_SETTINGS } from '../objects/s3Settings.ts'

/** A busy machine may take ten times as long as a quiet one. */
const UP_WITHIN_MS = 60_000
/** Longer than the gateway takes to end by itself. */
const DOWN_WITHIN_MS = 12_000
const ASK_EVERY_MS = 50

export type Preview = {
  origin: string
  /** What browsers reported to the gateway; complete when `stop` has ended. */
  reports: BrowserReport[]
  stop: () => Promise<void>
}

/**
 * A gateway on this machine that serves one manifest of the store, live or not.
 * @throws Error with its output when it does not come up
 */
export async function startPreview(home: string, manifest: string, apiUrl: string): Promise<Preview> {
  const port = await freePort()
  const receiver = await receiveReports()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(WORKSPACE, 'gateway/src/server.ts')], {
    env: {
      ...Object.fromEntries(['RELEASE_STORE', ...S3_SETTINGS].map((name) => [name, process.env[name]])),
      PATH: process.env['PATH'],
      NODE_ENV: process.env['NODE_ENV'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      KINORA_HOME: home,
      PREVIEW_MANIFEST: manifest,
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGIN: origin,
      API_URL: apiUrl,
      REPORTS_URL: receiver.url,
      LOG_LEVEL: 'warn',
    },
    // It ends when the channel does, however this process ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const ended = once(child, 'exit')
  const stop = async () => {
    // It sends what it has taken before it ends.
    child.kill()
    const giveUp = setTimeout(() => child.kill('SIGKILL'), DOWN_WITHIN_MS)
    await ended
    clearTimeout(giveUp)
    receiver.close()
  }

  const deadline = Date.now() + UP_WITHIN_MS
  while (!(await isServing(origin, manifest))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The preview does not come up. ${output.trim()}`)
    }
    await wait(ASK_EVERY_MS)
  }
  return { origin, reports: receiver.reports, stop }
}

/** The service at `REPORTS_URL` of the preview. */
async function receiveReports() {
  const reports: BrowserReport[] = []
  const server = createServer(async (request, response) => {
    const report = await json(request).catch(() => null)
    if (report !== null) reports.push(report as BrowserReport)
    response.writeHead(204).end()
  })
  return { url: `http://127.0.0.1:${await listen(server)}/`, reports, close: () => server.close() }
}

const isServing = (origin: string, manifest: string): Promise<boolean> =>
  fetch(`${origin}/ready`)
    .then(async (response) => response.ok && ((await response.json()) as { manifest: string }).manifest === manifest)
    .catch(() => false)

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Returns the port. */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}
