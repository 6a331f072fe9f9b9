import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { BRIEFLY_EMBEDDED } from '../../tools/start/brieflyEmbedded.ts'
import { bundled } from '../../tools/start/bundled.ts'

/** `lines`: its standard output. */
export type ServerProcess = { child: ChildProcess; url: string; lines: string[] }

/** The server's source, for tests that change what is loaded. */
export const source = fileURLToPath(new URL('../src/server.ts', import.meta.url))

/**
 * Starts the server as a process, from its bundle. Resolves when it listens; rejects with its standard error if it ends
 * before.
 */
export async function runServer(env: NodeJS.ProcessEnv, script?: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [BRIEFLY_EMBEDDED, script ?? (await bundled('api/src/server.ts'))], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errorOutput = ''
  const lines: string[] = []
  child.stderr.on('data', (text: Buffer) => {
    errorOutput += text
  })
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      const [url] = /http:\/\/[\d.:]+/.exec(line) ?? []
      if (url) resolve({ child, url, lines })
    })
    child.once('close', (code) => reject(new Error(errorOutput.trim(), { cause: code })))
  })
}

export async function end({ child }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}
