import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { WORKSPACE } from '../home.ts'

const UP_WITHIN_MS = 20_000
const ASK_EVERY_MS = 50

/** A remote that did not load or render, as the shell reports it. */
export type FailureReport = { remote: string; phase: string; message: string }
export type Preview = { origin: string; reports: () => FailureReport[]; stop: () => Promise<void> }

/**
 * A gateway on this machine that serves one manifest of the store, live or not.
 * @throws Error with its output when it does not come up
 */
export async function startPreview(home: string, manifest: string, apiUrl: string): Promise<Preview> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(WORKSPACE, 'gateway/src/server.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: process.env['NODE_ENV'],
      KINORA_HOME: home,
      PREVIEW_MANIFEST: manifest,
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGIN: origin,
      API_URL: apiUrl,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await ended
  }

  const deadline = Date.now() + UP_WITHIN_MS
  while (!(await isServing(origin, manifest))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The preview does not come up. ${output.trim()}`)
    }
    await wait(ASK_EVERY_MS)
  }
  return { origin, reports: () => reportsIn(output), stop }
}

/** The reports of browsers that the gateway has logged. */
function reportsIn(log: string): FailureReport[] {
  // What follows the last line break is not whole yet.
  const lines = log
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.includes('"report":'))
  const reports = lines.map((line) => (JSON.parse(line) as { report: Partial<FailureReport> }).report)
  return reports.flatMap(({ remote, phase = '', message = '' }) =>
    remote === undefined ? [] : [{ remote, phase, message }],
  )
}

const isServing = (origin: string, manifest: string): Promise<boolean> =>
  fetch(`${origin}/ready`)
    .then(async (response) => response.ok && ((await response.json()) as { manifest: string }).manifest === manifest)
    .catch(() => false)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
