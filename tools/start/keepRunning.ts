import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnWithWatchdog } from '../setup/spawnWithWatchdog.ts'
import { backOff } from './backOff.ts'
import { openLog } from './openLog.ts'

export type Service = { name: string; script: string; port: number; env: Record<string, string> }
export type Kept = { name: string; lastLines(): string[]; stop(): Promise<void> }

const STOP_WITHIN_MS = 10_000
const SHOWN_LINES = 20

/**
 * Runs a server as a child process, starts it again when it dies, and says so. Its output goes to
 * `<logFolder>/<name>.log`, its process id to `<name>.pid`.
 */
export function keepRunning(service: Service, logFolder: string): Kept {
  const { name, script, port, env } = service
  const log = openLog(join(logFolder, `${name}.log`), SHOWN_LINES)
  const delay = backOff()
  let child: ChildProcess
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  const run = () => {
    const started = Date.now()
    log.forget()
    // A group of its own, so that a terminal's Ctrl-C reaches it through us, in order, and not twice.
    child = spawnWithWatchdog(script, [], { PORT: String(port), ...env }, { detached: process.platform !== 'win32' })
    notePid(join(logFolder, `${name}.pid`), child.pid)
    child.stdout?.on('data', log.write)
    child.stderr?.on('data', log.write)
    child.on('close', (code, signal) => {
      if (stopping) return
      const wait = delay.after(Date.now() - started)
      console.error(obituary(service, signal ?? `code ${code}`, log.lastLines()))
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

/** For people and tests. A disk that is full must not end what has just started. */
function notePid(file: string, pid: number | undefined) {
  try {
    writeFileSync(file, String(pid))
  } catch (error) {
    console.error(`${file} could not be written: ${(error as Error).message}`)
  }
}

function obituary({ name, port }: Service, how: string, lines: string[]) {
  const busy = lines.some((line) => /EADDRINUSE|port .*in use/i.test(line))
  const why = busy ? `Port ${port}, which ${name} needs, is in use by another program.` : `${name} ended (${how}).`
  return `\n${why} Its last lines:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/** Asks, waits, then insists. */
export async function stopChild(child: ChildProcess, within = STOP_WITHIN_MS) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), within)
  await ended
  clearTimeout(insist)
}
