import { useHydrated } from '@kinora/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readFilters, type ProgramFilters } from './programFilters.ts'

/**
 * On a slow phone people choose before the code has come: then the form knows it and nobody else. What it says is applied
 * once, as the browser takes the page over.
 * @returns a ref for the form
 */
export function useEarlyChoices(apply: (filters: ProgramFilters) => void) {
  const form = useRef<HTMLFormElement>(null)
  const isFromServer = !useHydrated()
  const [wasFromServer] = useState(isFromServer)
  const applyNow = useEffectEvent(apply)

  useEffect(() => {
    if (!wasFromServer || ![...form.current!.elements].some(isTouched)) return
    const choices = [...new FormData(form.current!)].map(([name, value]) => [name, String(value)])
    // The choice itself may have hurried React: its own event comes after this, and finds the field put back.
    const soon = setTimeout(() => applyNow(readFilters(new URLSearchParams(choices))))
    return () => clearTimeout(soon)
  }, [wasFromServer])
  return form
}

/** Whether a field is no longer as the server sent it. */
function isTouched(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== Math.max(0, [...field.options].findIndex(({ defaultSelected }) => defaultSelected))
  return field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
}
