import type { DataRouter } from 'react-router-dom'
import type { BuiltIns } from './builtIns.ts'
import { reportFailure } from '../remotes/reportFailure.ts'

/** As they were before any remote ran. Safari has no idle callbacks. */
const whenIdle: (work: () => void) => void = window.requestIdleCallback ?? window.setTimeout

/**
 * After each navigation and each press, when the browser is idle: undoes and reports what was changed meanwhile. By whom
 * is unknown then: by a remote, or by a browser extension.
 */
export function keepBuiltIns({ undoChanges }: BuiltIns, router: DataRouter, manifest: string): void {
  const check = () => {
    const changed = undoChanges()
    if (changed.length === 0) return
    const error = new Error(`Somebody changes ${changed.join(', ')}`)
    reportFailure({ manifest, remote: 'unknown', version: 'unknown', phase: 'render', error })
  }
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(check)
  })
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => whenIdle(check), { capture: true })
}
