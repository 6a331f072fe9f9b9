import type { TemplateAssigned } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Button, LinkButton } from '@kinora/ui'
import { Panel } from '../member/Panel.tsx'
import type { ChosenMembers } from './chosenMembers.ts'
import styles from './Templates.module.css'

type Props = { result: TemplateAssigned; chosen: ChosenMembers; onAgain: () => void }

/** Who has the template's path now, and whose path somebody changed meanwhile. */
export function AssignResult({ result: { assigned, changed }, chosen, onAgain }: Props) {
  const { t } = useTranslation('mfe-team')
  return (
    <Panel title={t('assign.done', { count: assigned.length })}>
      {assigned.length > 0 && <Names ids={assigned} chosen={chosen} />}
      {changed.length > 0 && (
        <>
          <p>{t('assign.left', { count: changed.length })}</p>
          <Names ids={changed} chosen={chosen} />
          <Button variant="primary" onClick={onAgain}>
            {t('assign.again')}
          </Button>
        </>
      )}
      <LinkButton to={paths.pathTemplates()}>{t('templates.toList')}</LinkButton>
    </Panel>
  )
}

const Names = ({ ids, chosen }: { ids: number[]; chosen: ChosenMembers }) => (
  <ul className={styles.names}>
    {ids.map((id) => (
      <li key={id}>
        <Link to={paths.memberPath(id)}>{chosen.get(id)?.name}</Link>
      </li>
    ))}
  </ul>
)
