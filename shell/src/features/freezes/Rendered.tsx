import { useEffect } from 'react'
import { show, type Part } from './pageMark.ts'

/**
 * The sibling after a part of the page, which marks in its effect that the part before it was committed. `part` is
 * undefined until the code of the part has loaded.
 */
export function Rendered({ part }: { part: () => Part | undefined }) {
  useEffect(() => {
    const name = part()
    return name === undefined ? undefined : show(name)
  }, [part])
  return null
}
