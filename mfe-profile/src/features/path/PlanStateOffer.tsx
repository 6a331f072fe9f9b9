import type { Plan } from '@kinora/contracts'
import { formatMinutes, useLocale, useTranslation } from '@kinora/i18n'
import { Icon, type IconName } from '@kinora/ui'
import { useState, type RefObject } from 'react'
import { PlanStateDialog, type PlanMode } from './PlanStateDialog.tsx'
import { secondsOf } from './plan/planDay.ts'
import styles from './PlanStateOffer.module.css'

export const STATE_ICONS: Record<PlanMode, IconName> = { gentle: 'cloud-sun', paused: 'leaf' }

type Props = {
  plan: Plan
  mode: PlanMode
  /** Where the focus goes when it has begun. */
  returnTo: RefObject<HTMLElement | null>
}

/** What begins a gentle plan for a bad day, or a pause; nothing where the specialist does not allow it, or it runs. */
export function PlanStateOffer({ plan, mode, returnTo }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  if (!isOffered(plan, mode)) return null
  const { gentle } = plan
  const time = formatMinutes(secondsOf(gentle.map((training) => ({ training }))), locale, 'long')
  return (
    <div className={styles.offer}>
      <Icon name={STATE_ICONS[mode]} size="large" />
      <div>
        <button type="button" className={styles.ask} onClick={() => setAsking(true)}>
          {t(`path.state.${mode}`)}
        </button>
        <p>
          {mode === 'gentle' ? t('path.state.gentleHint', { count: gentle.length, time }) : t('path.state.pausedHint')}
        </p>
      </div>
      {isAsking && <PlanStateDialog plan={plan} mode={mode} returnTo={returnTo} onClose={() => setAsking(false)} />}
    </div>
  )
}

export const isOffered = ({ state, allowed }: Plan, mode: PlanMode): boolean =>
  state.mode !== mode && (mode === 'gentle' ? allowed.gentle : allowed.pause)
