import { useOneAtATime } from '@kinora/forms'
import { useIdempotencyKey } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { REPORT_LINK_DAYS, REPORT_LINKS_MAX } from '@kinora/limits'
import { Button, CheckboxField, Loaded } from '@kinora/ui'
import { useRef, useState } from 'react'
import { SaveProblem } from '../../SaveProblem.tsx'
import { StateSection } from '../../StateSection.tsx'
import { LinkItem } from './LinkItem.tsx'
import { MadeLink } from './MadeLink.tsx'
import styles from './ReportLinks.module.css'
import { useProfileListReportLinksQuery, useProfileMakeReportLinkMutation } from './reportLinksApi.ts'

/** Makes links by which others read the report, and shows which there are, how often they were opened, and ends them. */
export function ReportLinks() {
  const { t } = useTranslation('mfe-profile')
  const reading = useProfileListReportLinksQuery(undefined, { refetchOnMountOrArgChange: true })
  const [withNotes, setWithNotes] = useState(false)
  const [make, { data: made, error, isLoading }] = useProfileMakeReportLinkMutation()
  const list = useRef<HTMLUListElement>(null)
  const { keyFor, endKey } = useIdempotencyKey()
  const once = useOneAtATime()
  const count = reading.currentData?.length ?? 0

  async function submit() {
    const { error: failure } = await make({ withNotes, key: keyFor(withNotes) })
    if (!failure) endKey()
  }
  return (
    <div className={styles.links}>
      <StateSection title={t('report.links.title')} lead={t('report.links.lead', { count: REPORT_LINK_DAYS })}>
        {count < REPORT_LINKS_MAX ? (
          <div className={styles.make}>
            <CheckboxField
              label={t('report.links.withNotes')}
              checked={withNotes}
              onChange={() => setWithNotes(!withNotes)}
            />
            <Button aria-disabled={isLoading} onClick={() => once(submit)}>
              {t(isLoading ? 'report.links.making' : 'report.links.make')}
            </Button>
          </div>
        ) : (
          <p>{t('report.links.tooMany', { count: REPORT_LINKS_MAX })}</p>
        )}
        <SaveProblem error={error} sentence={t('report.links.notMade')} />
        {made && reading.currentData?.some(({ id }) => id === made.id) && <MadeLink token={made.token} />}
        <Loaded reading={reading} failed={t('report.links.failed')}>
          {(links) => (
            <ul ref={list} className={styles.list} aria-label={t('report.links.list')} tabIndex={-1}>
              {links.map((link) => (
                <LinkItem key={link.id} link={link} list={list} />
              ))}
            </ul>
          )}
        </Loaded>
      </StateSection>
    </div>
  )
}
