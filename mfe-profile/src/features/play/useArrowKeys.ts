import { isField, pressedKey } from '@kinora/ui'
import { useLayoutEffect, type RefObject } from 'react'

const STEP: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

type Parts = {
  /** Around the large buttons. */
  actions: RefObject<HTMLElement | null>
  /** Around the player, whose keys come first. */
  player: RefObject<HTMLElement | null>
}

/**
 * Moves the focus by arrow keys, as a TV's remote control sends them: between the large buttons, up to the player's
 * first button, and down again. In the player left and right seek. The keys work as soon as the buttons are seen.
 */
export function useArrowKeys({ actions, player }: Parts): void {
  useLayoutEffect(() => {
    const move = (event: KeyboardEvent) => {
      const key = pressedKey(event)
      const step = STEP[key]
      const { activeElement } = document
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (document.querySelector('dialog[open]') || isField(activeElement)) return
      const buttons = [...(actions.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]
      const at = buttons.findIndex((button) => button === activeElement)
      const isInPlayer = player.current?.contains(activeElement) ?? false
      if (isInPlayer && key === 'ArrowUp') return
      const above = at >= 0 && key === 'ArrowUp' ? player.current?.querySelector<HTMLElement>('button') : null
      const next = above ?? (at < 0 ? buttons[0] : buttons[at + step])
      event.preventDefault()
      next?.focus()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [actions, player])
}
