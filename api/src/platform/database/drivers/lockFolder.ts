import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from '../../process/CannotStart.ts'

/** The process that holds the lock may be ending, so a retry may succeed. */
export class FolderInUse extends CannotStart {}

/**
 * Locks a folder against other processes until this one ends, however it ends: the lock is a socket, which the kernel
 * closes. Two processes on one embedded database would silently lose data. The lock has no effect in another container
 * that shares the folder. Returns a function that releases it. @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const address = addressOf(realpathSync(folder))
  const server = await listen(address)
    .catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || (await isAlive(address))) throw error
      rmSync(address, { force: true }) // a socket file outlives its process outside Linux and Windows
      return listen(address)
    })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new FolderInUse(`The data folder ${folder} is in use by another Kinora: stop that one first.`)
    })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
    })
}

function addressOf(folder: string) {
  const name = `kinora-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

function listen(address: string) {
  return new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject).listen(address, () => resolve(server.unref()))
  })
}

function isAlive(address: string) {
  if (process.platform === 'linux') return true
  return new Promise<boolean>((resolve) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
