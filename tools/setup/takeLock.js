import { createHash } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const retryMs = 200

/**
 * Takes an exclusive lock on a folder. The lock is a listening socket, which the system closes when the process ends,
 * so a killed owner releases it.
 * @param {string} folder
 * @param {{ patience: number }} options how long to wait for another owner to end, in milliseconds
 * @returns {Promise<() => void>} releases the lock
 * @throws when another process still holds it
 */
export async function takeLock(folder, { patience }) {
  const address = lockAddress(folder)
  const deadline = Date.now() + patience
  for (;;) {
    const server = await listen(address)
    if (server) return () => void server.close()
    if (!(await isAnswered(address))) removeLeftover(address)
    else if (Date.now() > deadline) throw new Error(`Another process is using ${folder}.`)
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}

/**
 * Named pipes on Windows, abstract sockets on Linux (both disappear with their owner), a socket file elsewhere. @param
 * {string} folder
 */
function lockAddress(folder) {
  const id = `kinora-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`
  if (process.platform === 'linux') return `\0${id}`
  return join(tmpdir(), `${id}.sock`)
}

/** @param {string} address @returns {Promise<import('node:net').Server | null>} null when it is taken */
function listen(address) {
  const server = createServer((socket) => socket.destroy()).unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(address, () => resolve(server))
  })
}

/** @param {string} address @returns {Promise<boolean>} */
function isAnswered(address) {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** @param {string} address */
function removeLeftover(address) {
  if (process.platform === 'linux' || process.platform === 'win32') return
  try {
    unlinkSync(address)
  } catch {
    // Another process has already removed it.
  }
}
