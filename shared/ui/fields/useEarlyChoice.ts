import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useHydrated } from '../page/useHydrated.ts'

/**
 * People may change fields before hydration. React does not know of it and would reset the fields at its next render.
 * Calls `apply` once after hydration, with what `read` found in the fields.
 * @returns a ref for the field, or for the element around fields that are read together
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
    // The change event itself may trigger hydration: it is handled after this, when React has reset the field.
    const soon = setTimeout(() => applyNow(choice))
    return () => clearTimeout(soon)
  }, [wasFromServer])
  return part
}

const fieldsOf = (part: HTMLInputElement | HTMLFieldSetElement | HTMLFormElement) =>
  'elements' in part ? [...part.elements] : [part]

/** Whether a field is no longer as the server sent it. */
function isTouched(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    )
  return (
    field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  )
}
