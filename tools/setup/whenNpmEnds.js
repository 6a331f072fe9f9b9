import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Calls `leave` when the npm that started this process has ended, also by `kill -9`. Does nothing without npm: then a
 * closed terminal does not end the process.
 * @param {() => void} leave
 * @returns {NodeJS.Timeout | undefined} the timer, to be cleared at the end
 */
export function whenNpmEnds(leave) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined
  const parent = process.ppid
  // Some shells stay between npm and this process, others replace themselves by it (exec).
  const viaShell = /sh$/.test(about(parent).name)
  const npm = viaShell ? about(parent).parent : parent
  return setInterval(() => {
    const orphaned = process.ppid !== parent || (viaShell && about(parent).parent !== npm)
    if (orphaned) leave()
  }, 500)
}

/** A process's parent and name: from /proc, or from ps where there is none. @param {number} pid */
function about(pid) {
  try {
    const [, name = '', parent = ''] = /^\d+ \((.*)\) \S (\d+)/.exec(stat(pid)) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return { name: '', parent: 0 }
  }
}

/** @param {number} pid `12 (sh) S 11 …` */
function stat(pid) {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [parent, ...name] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
  return `${pid} (${name.join(' ')}) S ${parent}`
}
