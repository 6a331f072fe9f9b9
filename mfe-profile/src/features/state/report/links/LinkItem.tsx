import type { ReportLink } from '@kinora/contracts'
import { formatMoment, useLocale, useTranslation } from '@kinora/i18n'
import { Button, ConfirmDialog } from '@kinora/ui'
import { useState, type RefObject } from 'react'
import { SaveProblem } from '../../SaveProblem.tsx'
import styles from './ReportLinks.module.css'
import { useProfileEndReportLinkMutation } from './reportLinksApi.ts'

type Props = {
  link: ReportLink
  /** Gets the focus when the link has ended. */
  list: RefObject<HTMLElement | null>
}

/** A link that works: until when, how often and when it was opened last, and how to end it. */
export function LinkItem({ link: { id, createdAt, expiresAt, lastOpenedAt, timesOpened, withNotes }, list }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const [end, { isLoading, error }] = useProfileEndReportLinkMutation()
  const moment = (at: string) => formatMoment(at, locale)

  async function confirm() {
    const { error: failure } = await end(id)
    if (failure) setAsking(false)
    else list.current?.focus()
  }
  return (
    <li>
      <div>
        <p>
          {t(withNotes ? 'report.links.madeWithNotes' : 'report.links.made', {
            made: moment(createdAt),
            until: moment(expiresAt),
          })}
        </p>
        <p className={styles.opened}>
          {lastOpenedAt === null
            ? t('report.links.unopened')
            : t('report.links.opened', { count: timesOpened, at: moment(lastOpenedAt) })}
        </p>
      </div>
      <Button aria-label={t('report.links.endLabel', { made: moment(createdAt) })} onClick={() => setAsking(true)}>
        {t('report.links.end')}
      </Button>
      <SaveProblem error={error} sentence={t('report.links.notEnded')} />
      {isAsking && (
        <ConfirmDialog
          question={t('report.links.endQuestion')}
          yes={t(isLoading ? 'report.links.ending' : 'report.links.end')}
          busy={isLoading}
          returnTo={list}
          onYes={() => void confirm()}
          onNo={() => setAsking(false)}
        >
          {t('report.links.endWords')}
        </ConfirmDialog>
      )}
    </li>
  )
}
