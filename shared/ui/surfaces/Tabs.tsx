import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { pressedKey } from '../actions/pressedKey.ts'
import styles from './Tabs.module.css'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }

type Props = {
  /** The accessible name of the tab list. */
  label: string
  /** In order; the first is open. */
  tabs: [Tab, ...Tab[]]
}

/**
 * Tabs (WAI-ARIA APG): arrows, Home and End move between them. On paper, and without JavaScript, all panels are
 * below one another.
 */
export function Tabs({ label, tabs }: Props) {
  const [openId, setOpenId] = useState(tabs[0].id)
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const openIndex = Math.max(
    0,
    tabs.findIndex(({ id }) => id === openId),
  )

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: openIndex === last ? 0 : openIndex + 1,
      ArrowLeft: openIndex === 0 ? last : openIndex - 1,
      Home: 0,
      End: last,
    }
    const target = targets[pressedKey(event)]
    const tab = target === undefined ? undefined : tabs[target]
    if (target === undefined || !tab) return
    event.preventDefault()
    setOpenId(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${prefix}-tab-${tab.id}`}
            aria-controls={`${prefix}-panel-${tab.id}`}
            aria-selected={index === openIndex}
            tabIndex={index === openIndex ? 0 : -1}
            onClick={() => setOpenId(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          className={styles.panel}
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          tabIndex={0}
          data-closed={index !== openIndex || undefined}
        >
          <h2 className={styles.title}>{tab.label}</h2>
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
