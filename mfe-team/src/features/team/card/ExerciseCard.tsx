import type { EditablePath, MemberRecord } from '@kinora/contracts'
import { formatDay, formatMinutes, typeset, useLocale, useToday, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { QrCode } from '@kinora/qr'
import { useSession } from '@kinora/session'
import { Button, EmptyState, LinkButton, Picture, useDoseWords, useSite } from '@kinora/ui'
import { useMemo } from 'react'
import { savedOf } from '../path/pathDraft.ts'
import { useDraft } from '../path/useDraft.ts'
import styles from './ExerciseCard.module.css'

/** The saved path as a sheet of A4 in large type, with a code for the page of each program. */
export function ExerciseCard({ member, path }: { member: MemberRecord; path: EditablePath }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const { origin } = useSite()
  const { session } = useSession()
  const doseWords = useDoseWords()
  const today = useToday()
  const saved = useMemo(() => savedOf(path), [path])
  const { count } = useDraft(`pathDraft.${member.id}`, saved)
  const toPath = <LinkButton to={paths.memberPath(member.id)}>{t('card.toPath')}</LinkButton>
  if (path.items.length === 0) return <EmptyState sentence={t('card.empty')} action={toPath} />
  return (
    <>
      <div className={styles.actions}>
        <Button variant="primary" icon="print" onClick={() => window.print()}>
          {t('card.print')}
        </Button>
        {toPath}
        {count > 0 && <p>{t('card.unsaved', { count })}</p>}
      </div>
      <article className={styles.sheet} aria-label={t('card.title')}>
        <header className={styles.top}>
          <h2>{typeset(path.name)}</h2>
          <p>
            {t('card.for', { name: `${member.firstName} ${member.lastName}` })}
            <br />
            {session && t('card.from', { name: `${session.userData.firstName} ${session.userData.lastName}` })}
            {`, ${formatDay(today, locale, 'full')}`}
          </p>
        </header>
        {path.note && <p className={styles.note}>{typeset(path.note)}</p>}
        <ol className={styles.items}>
          {path.items.map(({ training, dose }) => (
            <li key={training.id} className={styles.item}>
              {training.image && (
                <Picture image={training.image} sizes="12rem" alt="" priority="soon" className={styles.picture} />
              )}
              <div className={styles.words}>
                <h3>{typeset(training.title)}</h3>
                <p className={styles.dose}>{doseWords(dose)}</p>
                <p>{formatMinutes(training.duration, locale)}</p>
              </div>
              <QrCode
                className={styles.code}
                text={origin + localePath(locale, paths.program(training.id))}
                label={t('card.code', { title: training.title })}
              />
            </li>
          ))}
        </ol>
        {path.gentle.length > 0 && (
          <section className={styles.gentle}>
            <h3>{t('card.gentle')}</h3>
            <p>{path.gentle.map(({ title }) => typeset(title)).join(', ')}</p>
          </section>
        )}
        <p className={styles.foot}>{t('card.how')}</p>
      </article>
    </>
  )
}
