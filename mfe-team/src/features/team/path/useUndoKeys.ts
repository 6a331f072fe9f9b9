import { useEffect } from 'react'
import type { Editing } from './useDraft.ts'

/** Where the browser's own undo is meant. */
const FIELDS = 'textarea, select, input:not([type="checkbox"], [type="radio"]), dialog *'

/** Ctrl+Z and Cmd+Z undo a step of the draft outside of fields; with Shift, and Ctrl+Y, a step is done again. */
export function useUndoKeys({ undo, redo }: Pick<Editing, 'undo' | 'redo'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      if (event.target instanceof Element && event.target.matches(FIELDS)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
}
