import type { PathDifference, PathTemplate, TemplateAssigned } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { typeset, useTranslation } from '@kinora/i18n'
import { Button, ErrorState, Icon, Skeleton, Waiting } from '@kinora/ui'
import { useState } from 'react'
import { Panel } from '../member/Panel.tsx'
import { ChangeList } from '../path/ChangeList.tsx'
import { paidOf, WithoutPlan } from '../path/preview/WithoutPlan.tsx'
import { useTeamAssignTemplateMutation, useTeamGetTemplateQuery, useTeamPreviewTemplateQuery } from '../path/pathApi.ts'
import type { ChosenMembers } from './chosenMembers.ts'
import styles from './Templates.module.css'

type Props = {
  template: PathTemplate
  chosen: ChosenMembers
  onBack: () => void
  onAssigned: (result: TemplateAssigned) => void
}

/** What the template would change for each member, before anything is saved. */
export function AssignPreview({ template, chosen, onBack, onAssigned }: Props) {
  const { t } = useTranslation('mfe-team')
  const { id, name, version, items, gentle } = template
  const programs = [
    ...new Map([...items.map(({ training }) => training), ...gentle].map((one) => [one.id, one])).values(),
  ]
  const { refetch: readTemplate } = useTeamGetTemplateQuery(id)
  const {
    currentData: previews,
    isFetching,
    isError,
    refetch,
  } = useTeamPreviewTemplateQuery({ id, members: [...chosen.keys()] }, { refetchOnMountOrArgChange: true })
  const [assign, { isLoading }] = useTeamAssignTemplateMutation()
  const [problem, setProblem] = useState<'changed' | 'failed' | null>(null)

  async function confirm() {
    if (isLoading || isFetching || !previews) return
    setProblem(null)
    const members = previews.map(({ memberId, version }) => ({ memberId, version }))
    const { data, error } = await assign({ id, assignment: { version, members } })
    if (data) return onAssigned(data)
    const isChanged = problemOf(error)?.status === 409
    setProblem(isChanged ? 'changed' : 'failed')
    if (!isChanged) return
    await readTemplate()
    await refetch()
  }
  return (
    <Panel title={t('assign.title', { name: typeset(name) })} lead={t('assign.lead')}>
      {previews ? (
        <ul className={styles.previews} aria-busy={isFetching}>
          {previews.map(({ memberId, difference }) => (
            <li key={memberId}>
              <h3>{chosen.get(memberId)?.name}</h3>
              <ChangeList {...changesOf(difference)} />
              {chosen.get(memberId)?.isWithoutPlan && (
                <WithoutPlan name={chosen.get(memberId)?.name ?? ''} programs={paidOf(programs)} />
              )}
            </li>
          ))}
        </ul>
      ) : isError ? (
        <ErrorState sentence={t('assign.notLoaded')} onRetry={() => void refetch()} />
      ) : (
        <Waiting>
          <Skeleton />
        </Waiting>
      )}
      <div role="alert">
        {problem && (
          <p className={styles.failed}>
            <Icon name="circle-alert" size="small" />
            {t(`assign.${problem}`)}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <Button onClick={onBack}>{t('assign.back')}</Button>
        {previews && (
          <Button variant="primary" aria-disabled={isLoading || isFetching} onClick={() => void confirm()}>
            {isLoading ? t('edit.bar.saving') : t('assign.confirm', { count: previews.length })}
          </Button>
        )}
      </div>
    </Panel>
  )
}

const changesOf = ({ added, removed, doses, ...yesOrNo }: PathDifference) => ({
  changes: {
    added: added.map(({ id }) => id),
    removed: removed.map(({ id }) => id),
    doses: doses.map(({ id }) => id),
    ...yesOrNo,
  },
  programs: new Map([...added, ...removed, ...doses].map((program) => [program.id, program])),
})
