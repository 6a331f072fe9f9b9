import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import list from '../account/DevicesSection.module.css'
import { useFreshProof } from '../proof/useFreshProof.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { useProfileRenewCodesMutation } from './factorsApi.ts'

type Props = { left: number; onCodes: (codes: string[]) => void }

/** How many recovery codes are left, and new ones. */
export function CodesSection({ left, onCodes }: Props) {
  const { t } = useTranslation('mfe-profile')
  const words = useProblemWords('mfe-profile', 'account.problem')
  const { withProof, proofDialog } = useFreshProof()
  const [renew, { isLoading, error }] = useProfileRenewCodesMutation()

  async function renewCodes() {
    const { data } = await withProof(() => renew())
    if (data) onCodes(data)
  }
  return (
    <SettingsSection title={t('twoStep.codes.title')} text={t('twoStep.codes.text')}>
      <div>
        <div className={list.device}>
          <span>{t('twoStep.codes.left', { count: left })}</span>
          <Button aria-disabled={isLoading || undefined} onClick={() => isLoading || void renewCodes()}>
            {t(isLoading ? 'twoStep.codes.busy' : 'twoStep.codes.renew')}
          </Button>
        </div>
      </div>
      {proofDialog}
      <Outcome {...(error && { problem: words(problemOf(error)) })} />
    </SettingsSection>
  )
}
