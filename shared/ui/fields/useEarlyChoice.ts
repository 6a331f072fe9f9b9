import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useHydrated } from '../page/useHydrated.ts'

/**
 * On a slow phone people choose before the code has come: then the page shows it, and React, which knows nothing of it,
 * puts it back when it draws next. What `read` finds as the browser takes the page over, `apply` is given once.
 * @returns a ref for the field, or for what holds fields that are read together
 */
export function useEarlyChoice<Part extends HTMLInputElement | HTMLFieldSetElement | HTMLFormElement, Choice>(
  read: (part: Part) => Choice,
  apply: (choice: Choice) => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const isFromServer = !useHydrated()
  const [wasFromServer] = useState(isFromServer)
  const readNow = useEffectEvent(read)
  const applyNow = useEffectEvent(apply)

  useEffect(() => {
    if (!wasFromServer || !part.current || !fieldsOf(part.current).some(isTouched)) return
    const choice = readNow(part.current)
    // The choice itself may have hurried React: its own event comes after this, and finds the field put back.
    const soon = setTimeout(() => applyNow(choice))
    return () => clearTimeout(soon)
  }, [wasFromServer])
  return part
}

const fieldsOf = (part: HTMLInputElement | HTMLFieldSetElement | HTMLFormElement) => ('elements' in part ? [...part.elements] : [part])

/** Whether a field is no longer as the server sent it. */
function isTouched(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== Math.max(0, [...field.options].findIndex(({ defaultSelected }) => defaultSelected))
  return field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
}
