import type { DataRouter } from 'react-router-dom'
import type { BuiltIns } from './builtIns.ts'
import { reportFailure } from './reportFailure.ts'

/**
 * After each navigation, when the browser is idle: undoes and reports what was changed while the page was rendered. By
 * whom is unknown then: by a remote, or by a browser extension.
 */
export function undoWhenIdle({ undoChanges }: BuiltIns, router: DataRouter, manifest: string): void {
  const check = () => {
    const changed = undoChanges()
    if (changed.length === 0) return
    const error = new Error(`Somebody changes ${changed.join(', ')}`)
    reportFailure({ manifest, remote: 'unknown', version: 'unknown', phase: 'render', error })
  }
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') window.requestIdleCallback?.(check)
  })
}
