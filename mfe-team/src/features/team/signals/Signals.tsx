import type { Signal } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { Button, Icon, joinClasses } from '@kinora/ui'
import { useId, useState } from 'react'
import { useTeamSnoozeMutation } from '../teamApi.ts'
import styles from './Signals.module.css'
import { SnoozeChoices } from './SnoozeChoices.tsx'
import { useSignalWords } from './useSignalWords.ts'

type Props = { memberId: number; name: string; signals: Signal[]; snoozedUntil: string | null }

/** What a member reported, each fact with its explanation, and how to put it off. Nothing when there is none. */
export function Signals({ memberId, name, signals, snoozedUntil }: Props) {
  const { t } = useTranslation('mfe-team')
  const words = useSignalWords()
  const [open, setOpen] = useState<Signal['kind'] | 'snooze' | null>(null)
  const id = useId()
  if (snoozedUntil) return <Snoozed memberId={memberId} name={name} until={snoozedUntil} />
  if (signals.length === 0) return null

  const toggle = (kind: typeof open) => setOpen((was) => (was === kind ? null : kind))
  const explained = signals.find(({ kind }) => kind === open)
  return (
    <>
      <div className={styles.chips} role="group" aria-label={t('signals.of', { name })}>
        {signals.map((signal) => (
          <button
            key={signal.kind}
            type="button"
            className={joinClasses(styles.chip, signal.kind === 'pain' && styles.pain)}
            aria-expanded={open === signal.kind}
            aria-controls={open === signal.kind ? id : undefined}
            onClick={() => toggle(signal.kind)}
          >
            {words.chip(signal)}
            <Icon name="chevron-down" size="small" />
          </button>
        ))}
        <Button
          variant="quiet"
          icon="clock"
          aria-expanded={open === 'snooze'}
          aria-label={t('snooze.label', { name })}
          onClick={() => toggle('snooze')}
        >
          {t('snooze.action')}
        </Button>
      </div>
      {explained && (
        <p id={id} className={styles.words}>
          {words.explanation(explained)}
        </p>
      )}
      {open === 'snooze' && <SnoozeChoices memberId={memberId} name={name} />}
    </>
  )
}

function Snoozed({ memberId, name, until }: { memberId: number; name: string; until: string }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const [snooze, { isLoading }] = useTeamSnoozeMutation()
  return (
    <div className={styles.chips}>
      <p className={styles.off}>{t('snooze.until', { day: formatDay(until, locale, 'long') })}</p>
      <Button
        variant="quiet"
        aria-disabled={isLoading}
        aria-label={t('snooze.endLabel', { name })}
        onClick={() => !isLoading && void snooze({ id: memberId, data: null })}
      >
        {t('snooze.end')}
      </Button>
    </div>
  )
}
