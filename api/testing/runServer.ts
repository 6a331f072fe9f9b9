import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url))

/** `lines`: its standard output. */
export type ServerProcess = { child: ChildProcess; url: string; lines: string[] }

/** Starts the server as a process. Resolves when it listens; rejects with its standard error if it ends before. */
export async function runServer(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, [server], {
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
