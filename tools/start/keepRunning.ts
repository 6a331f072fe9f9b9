import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnWithWatchdog } from '../setup/spawnWithWatchdog.ts'
import { openLog } from './openLog.ts'

const FIRST_MS = 500
const LONGEST_MS = 30_000

export type Service = {
  name: string
  script: string
  port: number
  env: Record<string, string>
  /** Additional flags of Node. */
  nodeFlags?: string[]
}
export type RunningService = { name: string; lastLines(): string[]; stop(): Promise<void> }

const STOP_WITHIN_MS = 10_000
const SHOWN_LINES = 20

/**
 * Runs a server as a child process, and restarts it with a message when it ends. Its output goes to
 * `<logFolder>/<name>.log`, its process id to `<name>.pid`.
 */
export function keepRunning(service: Service, logFolder: string): RunningService {
  const { name, script, port, env, nodeFlags = [] } = service
  const log = openLog(join(logFolder, `${name}.log`), SHOWN_LINES)
  const delay = backOff()
  let child: ChildProcess
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  const run = () => {
    let isListening = false
    log.forget()
    // In its own process group, so that Ctrl-C in a terminal reaches it only through this process.
    const detached = process.platform !== 'win32'
    child = spawnWithWatchdog(script, [], { PORT: String(port), ...env }, { detached, nodeFlags })
    notePid(join(logFolder, `${name}.pid`), child.pid)
    child.stdout?.on('data', log.write)
    child.stderr?.on('data', log.write)
    child.once('message', () => (isListening = true))
    child.on('close', (code, signal) => {
      if (stopping) return
      const wait = delay.after(isListening)
      console.error(endMessage(service, signal ?? `code ${code}`, log.lastLines()))
      console.error(`${name} starts again in ${wait / 1000} s.`)
      timer = setTimeout(run, wait)
    })
  }
  run()

  return {
    name,
    lastLines: log.lastLines,
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await stopChild(child)
      log.close()
    },
  }
}

/** The pid file is for people and tests, so a failed write, as on a full disk, is only reported. */
function notePid(file: string, pid: number | undefined) {
  try {
    writeFileSync(file, String(pid))
  } catch (error) {
    console.error(`${file} could not be written: ${(error as Error).message}`)
  }
}

function endMessage({ name, port }: Service, how: string, lines: string[]) {
  const busy = lines.some((line) => /EADDRINUSE|port .*in use/i.test(line))
  const why = busy ? `Port ${port}, which ${name} needs, is in use by another program.` : `${name} ended (${how}).`
  return `\n${why} Its last lines:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/** Sends SIGTERM, waits, then sends SIGKILL. */
export async function stopChild(child: ChildProcess, within = STOP_WITHIN_MS) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), within)
  await ended
  clearTimeout(killTimer)
}

/** Exponential backoff for restarts: the delay doubles each time a process could not start, and is reset when one did. */
export function backOff() {
  let next = FIRST_MS
  return {
    after(didStart: boolean): number {
      if (didStart) next = FIRST_MS
      const wait = next
      next = Math.min(next * 2, LONGEST_MS)
      return wait
    },
  }
}
