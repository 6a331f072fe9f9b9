import type { MemberRecord } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon, type IconName } from '@kinora/ui'
import type { ReactNode } from 'react'
import { useTeamGetEditedPathQuery } from '../path/pathApi.ts'
import { useTeamGetSignalsQuery } from '../teamApi.ts'
import styles from './MemberPlan.module.css'
import { Panel } from './Panel.tsx'
import { RemoveMember } from './RemoveMember.tsx'
import { RulesForm } from './RulesForm.tsx'

/** What is set for a member, where else to write to them, and the end of working together. */
export function MemberPlan({ member: { id, firstName, lastName, email } }: { member: MemberRecord }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const { currentData: path } = useTeamGetEditedPathQuery(id)
  const { currentData: signals } = useTeamGetSignalsQuery(id)
  const gentle = path?.gentle.map(({ title }) => title) ?? []
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <Panel title={t('plan.title')}>
      <ul className={styles.rows}>
        <Row icon="cloud-sun">
          <Link to={paths.memberPath(id)}>{t('plan.gentle')}</Link>
          <p>{gentle.length > 0 ? list.format(gentle) : t('plan.noGentle')}</p>
        </Row>
        {path?.note && (
          <Row icon="edit">
            <Link to={paths.memberPath(id)}>{t('plan.note')}</Link>
            <p className={styles.note}>{path.note}</p>
          </Row>
        )}
        <Row icon="filters">{signals && <RulesForm id={id} rules={signals.rules} />}</Row>
        <Row icon="message">
          <a href={`mailto:${email}`}>{email}</a>
          <p>{t('plan.email')}</p>
        </Row>
        <Row icon="remove">
          <RemoveMember id={id} name={`${firstName} ${lastName}`} />
        </Row>
      </ul>
    </Panel>
  )
}

const Row = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} />
    <div>{children}</div>
  </li>
)
