import { useLocation } from '@kinora/router'
import { pressedKey } from '@kinora/ui'
import { useEffect, useId, useState } from 'react'

/**
 * Panels of which at most one is open, with the attributes of their buttons. Escape closes the panel and returns the
 * focus to its button; navigation closes it too.
 */
export function useDisclosures<Name extends string>() {
  const [open, setOpen] = useState<Name | null>(null)
  const prefix = useId()
  const { key } = useLocation()
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    setOpen(null)
  }

  useEffect(() => {
    if (open === null) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return
      setOpen(null)
      document.getElementById(`${prefix}${open}-button`)?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open, prefix])

  return {
    isOpen: (name: Name) => open === name,
    close: () => setOpen(null),
    button: (name: Name) => ({
      id: `${prefix}${name}-button`,
      'aria-expanded': open === name,
      'aria-controls': open === name ? `${prefix}${name}` : undefined,
      onClick: () => setOpen(open === name ? null : name),
    }),
    panel: (name: Name) => ({ id: `${prefix}${name}` }),
  }
}
