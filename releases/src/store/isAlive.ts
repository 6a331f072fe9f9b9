import { isCode } from './atomicFile.ts'

/** Whether a process of this machine runs, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}
