import type { Signal } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { Icon, joinClasses } from '@kinora/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { PutOff, type PutOffMember, ShowAgain } from './PutOff.tsx'
import styles from './Signals.module.css'
import { useSignalWords } from './useSignalWords.ts'

type Props = { member: PutOffMember; signals: Signal[]; snoozedUntil: string | null }

/** What a member reported, each fact with its explanation, and how to put it off. */
export function Signals({ member, signals, snoozedUntil }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const words = useSignalWords()
  const [open, setOpen] = useState<Signal['kind'] | null>(null)
  const id = useId()
  const part = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(part, snoozedUntil)
  const explained = signals.find(({ kind }) => kind === open)
  return (
    <div ref={part}>
      {snoozedUntil ? (
        <div className={styles.chips}>
          <p className={styles.off}>{t('snooze.until', { day: formatDay(snoozedUntil, locale, 'long') })}</p>
          <ShowAgain memberId={member.id} name={member.name} onDone={keepFocus} />
        </div>
      ) : (
        <div className={styles.chips} role="group" aria-label={t('signals.of', { name: member.name })}>
          {signals.map((signal) => (
            <button
              key={signal.kind}
              type="button"
              className={joinClasses(styles.chip, signal.kind === 'pain' && styles.pain)}
              aria-expanded={open === signal.kind}
              aria-controls={open === signal.kind ? id : undefined}
              onClick={() => setOpen(open === signal.kind ? null : signal.kind)}
            >
              {words.chip(signal)}
              <Icon name="chevron-down" size="small" />
            </button>
          ))}
          <PutOff member={member} onDone={keepFocus} onUndone={keepFocus} />
        </div>
      )}
      {explained && !snoozedUntil && (
        <p id={id} className={styles.words}>
          {words.explanation(explained)}
        </p>
      )}
    </div>
  )
}

/** A button that ends what it stands for is gone with it: then the last button of what came instead has the focus. */
function useKeptFocus(part: { current: HTMLElement | null }, snoozedUntil: string | null): () => void {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!hadFocus.current) return
    hadFocus.current = false
    const buttons = part.current?.querySelectorAll('button')
    buttons?.[buttons.length - 1]?.focus()
  }, [part, snoozedUntil])
  return () => {
    hadFocus.current = true
  }
}
