import type { DataRouter } from 'react-router-dom'
import type { BuiltIns } from './builtIns.ts'
import { reportFailure } from '../reportFailure.ts'

/** So long after a press or a navigation a page has answered to it. */
const LATER_MS = 100

/**
 * Soon after each navigation and each press: undoes and reports what was changed meanwhile. By whom is unknown then: by a
 * remote, or by a browser extension. To be called before any remote runs.
 */
export function keepBuiltIns({ undoChanges }: BuiltIns, router: DataRouter, manifest: string): void {
  // As it is before any remote runs.
  const { setTimeout } = window
  let isWaiting = false
  const check = () => {
    isWaiting = false
    const changed = undoChanges()
    if (changed.length === 0) return
    const error = new Error(`Somebody changes ${changed.join(', ')}`)
    reportFailure({ manifest, remote: 'unknown', version: 'unknown', phase: 'render', error })
  }
  // Once for many presses: somebody who types makes ten a second.
  const checkSoon = () => {
    if (!isWaiting) setTimeout(check, LATER_MS)
    isWaiting = true
  }
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') checkSoon()
  })
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, checkSoon, { capture: true })
}
