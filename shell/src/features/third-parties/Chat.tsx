import type { PageThirdParty } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { IconButton, joinClasses, pressedKey, useBottomInset } from '@kinora/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { ChatFrame } from './ChatFrame.tsx'
import styles from './Chat.module.css'

/** A button at the foot of the page that opens the chat. Nothing of the third party is loaded before. */
export function Chat({ party, aboveTabs }: { party: PageThirdParty; aboveTabs: boolean }) {
  const { t } = useTranslation('consent')
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

  useBottomInset(button)
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={joinClasses(styles.corner, aboveTabs && styles.aboveTabs)}>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Bubble />
        {t('chat.open')}
      </button>
      {isOpen && (
        <section
          ref={panel}
          className={styles.panel}
          aria-labelledby={titleId}
          tabIndex={-1}
          onKeyDown={(event) => pressedKey(event) === 'Escape' && close()}
        >
          <header className={styles.header}>
            <h2 id={titleId}>{t('chat.title')}</h2>
            <IconButton icon="close" label={t('chat.close')} onClick={close} />
          </header>
          <ChatFrame party={party} />
        </section>
      )}
    </div>
  )
}

const Bubble = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 5h16v11H11l-4.5 4v-4H4z" />
  </svg>
)
