import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../tools/setup/root.js'

const UP_WITHIN_MS = 300_000
const STOP_WITHIN_MS = 30_000
const ASK_EVERY_MS = 50

export type Start = ReturnType<typeof startOfItsOwn>

/** Runs `npm start` in a new process group, with the given data folder. */
export function startOfItsOwn(home: string, port: number) {
  const child = spawn(process.execPath, ['tools/run', 'start', '--port', String(port)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, KINORA_HOME: home, DATABASE_URL: '', CI: '1' },
  })
  let output = ''
  let over = false
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() => (over = true))
  const hear = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)

  /** Kills the process and all its descendants by id, because the services have their own process groups. */
  const kill = () => {
    if (over) return ended
    for (const id of family(child.pid!)) endProcess(id)
    return ended
  }
  return {
    kill,
    lastWords: () => output.trim().split('\n').slice(-1)[0] ?? '',
    /** Returns how long it took, in milliseconds. @throws Error with its output when it does not come up. */
    async up(): Promise<number> {
      const started = Date.now()
      while (!output.includes('Kinora is up')) {
        if (over) throw new Error(`npm start ended by itself: ${output.trim()}`)
        if (Date.now() - started > UP_WITHIN_MS)
          throw new Error(`npm start was not up in ${UP_WITHIN_MS / 1000} s: ${output.trim()}`)
        await sleep(ASK_EVERY_MS)
      }
      return Date.now() - started
    },
    /** Stops it as Ctrl-C does. Returns a fault, or undefined if it ended with code 0. */
    async stop(): Promise<string | undefined> {
      process.kill(child.pid!, 'SIGINT')
      const code = await Promise.race([ended, sleep(STOP_WITHIN_MS, 'late' as const)])
      if (code === 'late') await kill()
      return code === 0 ? undefined : `Ctrl-C ended it with ${code}`
    },
  }
}

function endProcess(id: number) {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

/** The ids of a process and all its descendants, parents first. */
function family(id: number): number[] {
  const lines = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] => [
    parent,
    ...pairs.filter(([, its]) => its === parent).flatMap(([child]) => below(child!)),
  ]
  return below(id)
}
