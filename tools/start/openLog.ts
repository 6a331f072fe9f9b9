import { closeSync, openSync, renameSync, writeSync } from 'node:fs'

const LARGEST_BYTES = 10_000_000

/**
 * A log file that is emptied at each start and rotated to `.1` when it is large; its last lines are kept in memory.
 * Write errors, as on a full disk, are ignored.
 */
export function openLog(file: string, tailLines: number) {
  let descriptor = openSync(file, 'w')
  let bytes = 0
  let tail: string[] = []

  const write = (chunk: Buffer) => {
    tail = (tail.join('\n') + chunk.toString()).split('\n').slice(-tailLines - 1)
    try {
      if (bytes > LARGEST_BYTES) rotate()
      bytes += writeSync(descriptor, chunk)
    } catch {
      // The line is lost in the file, but the last lines are in memory.
    }
  }
  const rotate = () => {
    renameSync(file, `${file}.1`)
    const fresh = openSync(file, 'w')
    closeSync(descriptor)
    descriptor = fresh
    bytes = 0
  }
  const lastLines = () => tail.filter((line) => line.trim() !== '').slice(-tailLines)
  return { write, lastLines, forget: () => void (tail = []), close: () => closeSync(descriptor) }
}
