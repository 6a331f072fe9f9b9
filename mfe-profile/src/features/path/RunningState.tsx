import type { PlanState } from '@kinora/contracts'
import { formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { Button, Icon } from '@kinora/ui'
import type { RefObject } from 'react'
import { useProfileEndPlanStateMutation } from './plan/planApi.ts'
import { STATE_ICONS } from './PlanStateOffer.tsx'
import styles from './RunningState.module.css'

type Props = {
  state: Exclude<PlanState, { mode: 'normal' }>
  returnTo: RefObject<HTMLElement | null>
}

/** That a gentle plan or a pause runs, until when, and the way back. */
export function RunningState({ state: { mode, until }, returnTo }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const [end, { isLoading }] = useProfileEndPlanStateMutation()

  async function goBack() {
    if (isLoading) return
    const { error } = await end()
    if (error) return void addNotice({ kind: 'error', text: t('path.state.notEnded') })
    addNotice({ kind: 'success', text: t('path.state.ended') })
    returnTo.current?.focus()
  }

  return (
    <div className={styles.running} role="status">
      <Icon name={STATE_ICONS[mode]} size="large" />
      <p>
        <b>{t(`path.state.runs.${mode}`, { date: formatDay(until, locale, 'long') })}</b> {t('path.state.counts')}
      </p>
      <Button aria-disabled={isLoading} onClick={() => void goBack()}>
        {t(`path.state.end.${mode}`)}
      </Button>
    </div>
  )
}
