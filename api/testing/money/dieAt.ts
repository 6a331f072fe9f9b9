import { existsSync, readFileSync, rmSync } from 'node:fs'

/** For tests, to be imported before the program: `dieAt(point)` kills the process when DIE_AT, a file, has that name. */
Object.assign(globalThis, {
  dieAt: (point: string) => {
    const file = process.env.DIE_AT ?? ''
    if (!existsSync(file) || readFileSync(file, 'utf8') !== point) return
    rmSync(file)
    process.kill(process.pid, 'SIGKILL')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) // until it is dead
  },
})
