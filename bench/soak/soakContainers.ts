import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/setup/root.js'
import { step } from '../../tools/setup/step.js'
import { milliseconds, table, whole } from '../table.ts'
import type { Result } from './containers/inside.ts'
import { makeEngine } from './containers/makeEngine.ts'
import { NAMESPACES, whyNoContainers } from './whyNoContainers.ts'

const FOLDER = join(root, '.kinora/cache/containers')
const HERE = join(import.meta.dirname, 'containers')

/**
 * Builds and runs docker-compose.yml on a separate Docker engine, in namespaces that end with it, and requests pages
 * while services are killed, released and updated. Returns the faults.
 * @throws Error when this machine cannot run it
 */
export async function soakContainers(): Promise<string[]> {
  const result = await run().catch((error: Error): Result => ({ failed: error.message }))
  if ('failed' in result) throw new Error(`The containers cannot be soaked here: ${result.failed}`)
  const { parts, notes } = result
  console.log(
    table(
      ['', 'requests', 'failed', 'slowest'],
      parts.map(({ name, visits: { requests, failures, slowest } }) => [
        name,
        whole(requests),
        whole(failures.length),
        milliseconds(slowest),
      ]),
    ),
  )
  for (const { name, note } of parts) if (note) console.log(`${name}: ${note}.`)
  for (const note of notes) console.log(note)
  return parts.flatMap(({ name, visits, fault }) =>
    [...(fault ? [fault] : []), ...new Set(visits.failures)].map((words) => `${name}: ${words}`),
  )
}

async function run(): Promise<Result> {
  const problem = whyNoContainers()
  if (problem) return { failed: problem }
  await step('Making a Debian with a Docker engine, once', () => makeEngine(FOLDER))
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', join(HERE, 'inside.ts'), FOLDER]
  const inside = spawn('unshare', [...NAMESPACES, 'sh', join(HERE, 'enterEngine.sh'), FOLDER, ...command], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let network: ChildProcess | undefined
  try {
    await heard(inside)
    network = await connect(inside.pid!)
    inside.send('connected')
    return (await heard(inside)) as Result
  } finally {
    inside.kill('SIGKILL')
    network?.kill('SIGKILL')
    removeGroups()
  }
}

/** The process's next message. @throws Error when it ends without one */
async function heard(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('its namespaces could not be entered, or its process ended')
  })
  const [message] = (await Promise.race([once(child, 'message'), ended])) as unknown[]
  return message
}

/** Connects the engine's network namespace to the internet, for packages of npm and Debian. */
async function connect(pid: number): Promise<ChildProcess> {
  const child = spawn('unshare', ['--mount', 'sh', join(HERE, 'connect.sh'), FOLDER, String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr!.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`no network for the engine: ${output.trim()}`)
  })
  await Promise.race([once(child.stdio[3]!, 'data'), ended])
  return child
}

/** Removes the engine's empty control groups, which outlive its namespaces. */
function removeGroups() {
  const groups = '/sys/fs/cgroup'
  for (const name of ['.', ...readdirSync(groups)]) {
    const folder = join(groups, name, 'docker')
    if (!existsSync(folder)) continue
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) removeGroup(join(folder, entry.name))
    removeGroup(folder)
  }
}

function removeGroup(folder: string) {
  try {
    rmdirSync(folder)
  } catch {
    // It still has processes.
  }
}
