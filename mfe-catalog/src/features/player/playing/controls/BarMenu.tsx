import { pressedKey, type IconName } from '@kinora/ui'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { BarButton } from './BarButton.tsx'
import styles from './BarMenu.module.css'

type Props = { icon: IconName; word: ReactNode; name?: string; on?: boolean; children: ReactNode }

/** A button of the bar that opens a small panel: above it, or on a phone below the bar. Escape, and a press or focus outside, close it. */
export function BarMenu({ icon, word, name, on, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    panel.current?.scrollIntoView?.({ block: 'nearest' })
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return
      setOpen(false)
      menu.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])

  return (
    <div className={styles.menu} ref={menu}>
      <BarButton
        icon={icon}
        name={name}
        on={on}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {word}
      </BarButton>
      <div ref={panel} className={styles.panel} id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
