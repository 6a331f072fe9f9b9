import type { Plan, PlanState } from '@kinora/contracts'
import { formatDay, formatMinutes, useLocale, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { Button, Icon, type IconName } from '@kinora/ui'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useProfileEndPlanStateMutation } from './planApi.ts'
import { PlanStateDialog, type PlanMode } from './PlanStateDialog.tsx'
import styles from './PlanStatePart.module.css'

const ICONS: Record<PlanMode, IconName> = { gentle: 'cloud-sun', paused: 'leaf' }

/**
 * A gentler plan for a bad day and a pause, as far as the specialist allows them; while one of them runs, until when,
 * and the way back.
 */
export function PlanStatePart({ plan }: { plan: Plan }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { state, allowed, gentle } = plan
  const [asked, setAsked] = useState<PlanMode>()
  const part = useRef<HTMLDivElement>(null)
  const seconds = gentle.reduce((sum, { duration }) => sum + duration, 0)
  const offers = {
    gentle: allowed.gentle && state.mode !== 'gentle',
    paused: allowed.pause && state.mode !== 'paused',
  }
  if (state.mode === 'normal' && !offers.gentle && !offers.paused) return null
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      {state.mode !== 'normal' && <Running state={state} returnTo={part} />}
      {offers.gentle && (
        <Offer mode="gentle" onAsk={setAsked}>
          {t('path.state.gentleHint', { count: gentle.length, time: formatMinutes(seconds, locale, 'long') })}
        </Offer>
      )}
      {offers.paused && (
        <Offer mode="paused" onAsk={setAsked}>
          {t('path.state.pausedHint')}
        </Offer>
      )}
      {asked && <PlanStateDialog plan={plan} mode={asked} returnTo={part} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function Offer({ mode, onAsk, children }: { mode: PlanMode; onAsk: (mode: PlanMode) => void; children: ReactNode }) {
  const { t } = useTranslation('mfe-profile')
  return (
    <div className={styles.offer}>
      <Icon name={ICONS[mode]} size="large" />
      <div>
        <button type="button" className={styles.ask} onClick={() => onAsk(mode)}>
          {t(`path.state.${mode}`)}
        </button>
        <p>{children}</p>
      </div>
    </div>
  )
}

type RunningProps = { state: Exclude<PlanState, { mode: 'normal' }>; returnTo: RefObject<HTMLElement | null> }

function Running({ state: { mode, until }, returnTo }: RunningProps) {
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
      <Icon name={ICONS[mode]} size="large" />
      <div>
        <p>
          <b>{t(`path.state.runs.${mode}`, { date: formatDay(until, locale, 'long') })}</b> {t('path.state.counts')}
        </p>
        <Button aria-disabled={isLoading} onClick={() => void goBack()}>
          {t(`path.state.end.${mode}`)}
        </Button>
      </div>
    </div>
  )
}
