import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Started by npm, a command ends when npm is killed, even by `kill -9`. Started by hand it goes on: a closed terminal
 * is no reason.
 * @param {() => void} leave
 * @returns {NodeJS.Timeout | undefined} the watch, to be cleared at the end
 */
export function whenNpmEnds(leave) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined
  const parent = process.ppid
  // Some shells stay between npm and us, others become us.
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
