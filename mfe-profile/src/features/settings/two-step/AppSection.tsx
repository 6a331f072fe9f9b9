import type { AppSetup, Factors } from '@kinora/contracts'
import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { formatMoment, useLocale, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { Button, ConfirmDialog } from '@kinora/ui'
import { useRef, useState } from 'react'
import list from '../account/DevicesSection.module.css'
import { useFreshProof } from '../proof/useFreshProof.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { AppSetupForm } from './AppSetupForm.tsx'
import { useProfileRemoveAppMutation, useProfileSetUpAppMutation } from './factorsApi.ts'

type Props = { app: Factors['app']; onCodes: (codes: string[]) => void }

/** The app that shows codes: to set it up, and to remove it. */
export function AppSection({ app, onCodes }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const words = useProblemWords('mfe-profile', 'account.problem')
  const end = useRef<HTMLDivElement>(null)
  const { withProof, proofDialog } = useFreshProof()
  const [setUp, settingUp] = useProfileSetUpAppMutation()
  const [remove, removing] = useProfileRemoveAppMutation()
  const [setup, setSetup] = useState<AppSetup | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isBusy = settingUp.isLoading || removing.isLoading
  const failure = settingUp.error ?? removing.error

  async function begin() {
    const { data } = await withProof(() => setUp())
    if (data) setSetup(data)
  }
  async function leave() {
    setAsked(false)
    const { error } = await withProof(() => remove())
    if (!error) addNotice({ kind: 'success', text: t('twoStep.app.removed') })
  }

  return (
    <SettingsSection title={t('twoStep.app.title')} text={t('twoStep.app.text')}>
      <div ref={end} tabIndex={-1}>
        {app ? (
          <div className={list.device}>
            <span>
              {app.lastUsedAt
                ? t('twoStep.app.used', {
                    at: formatMoment(app.createdAt, locale),
                    lastAt: formatMoment(app.lastUsedAt, locale),
                  })
                : t('twoStep.app.made', { at: formatMoment(app.createdAt, locale) })}
            </span>
            <Button aria-disabled={isBusy || undefined} onClick={() => isBusy || setAsked(true)}>
              {t('twoStep.app.remove')}
            </Button>
          </div>
        ) : setup ? (
          <AppSetupForm
            setup={setup}
            onCancel={() => setSetup(null)}
            onAdded={(codes) => {
              setSetup(null)
              if (codes) onCodes(codes)
              else addNotice({ kind: 'success', text: t('twoStep.app.added') })
            }}
          />
        ) : (
          <Button aria-disabled={isBusy || undefined} onClick={() => isBusy || void begin()}>
            {t('twoStep.app.add')}
          </Button>
        )}
      </div>
      {proofDialog}
      <Outcome {...(failure && { problem: words(problemOf(failure)) })} />
      {isAsked && (
        <ConfirmDialog
          question={t('twoStep.app.question')}
          yes={t('twoStep.remove')}
          returnTo={end}
          onNo={() => setAsked(false)}
          onYes={() => void leave()}
        >
          {t('twoStep.app.consequence')}
        </ConfirmDialog>
      )}
    </SettingsSection>
  )
}
