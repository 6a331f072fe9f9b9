import { useEffect } from 'react'
import { show, type Part } from './pageMark.ts'

/**
 * Stands behind a part of the page: its effect runs when the part was rendered and its effects have run. `part` is
 * undefined until the code has loaded.
 */
export function Rendered({ part }: { part: () => Part | undefined }) {
  useEffect(() => {
    const name = part()
    return name === undefined ? undefined : show(name)
  }, [part])
  return null
}
