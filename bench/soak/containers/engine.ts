import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { shell } from './shell.ts'

const UP_WITHIN_MS = 60_000
const ASK_EVERY_MS = 200
/** Enters the root of this mount namespace, which is the engine's. */
const ENGINE = ['--mount=/proc/self/ns/mnt']
/** The folder of the repository's copy, as the engine sees it. */
export const PROJECT = '/srv/kinora'

export type Engine = Awaited<ReturnType<typeof startEngine>>

/** Starts the engine of `<folder>/engine`, in the namespaces that enterEngine.sh has prepared. */
export async function startEngine(folder: string) {
  const run = (command: string, ...args: string[]) =>
    shell('nsenter', [...ENGINE, 'env', '-C', PROJECT, command, ...args])
  const docker = (...args: string[]) => run('docker', ...args)

  const log = openSync(join(folder, 'dockerd.log'), 'w')
  const daemon = spawn('nsenter', [...ENGINE, 'dockerd'], { stdio: ['ignore', log, log] })
  closeSync(log)
  let over = false
  daemon.once('exit', () => (over = true))
  const until = Date.now() + UP_WITHIN_MS
  while (
    !(await docker('version').then(
      () => true,
      () => false,
    ))
  ) {
    if (over || Date.now() > until) throw new Error(`the Docker engine did not start: see ${folder}/dockerd.log`)
    await sleep(ASK_EVERY_MS)
  }

  return {
    /** The path of the engine's files, as this process sees them. */
    path: (name: string) => join(folder, 'engine', name),
    run,
    docker,
    compose: (...args: string[]) => docker('compose', '--ansi', 'never', ...args),
    hasImage: (name: string) =>
      docker('image', 'inspect', name).then(
        () => true,
        () => false,
      ),
    /** Inspects a service's container. @param format a Go template */
    ask: (service: string, format: string) => docker('inspect', '--format', format, `kinora-${service}-1`),
  }
}
