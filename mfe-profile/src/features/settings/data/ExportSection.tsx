import { Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useToday, useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import { useFreshProof } from '../proof/useFreshProof.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { useProfileExportDataMutation } from './dataApi.ts'

/** Downloads all data of the account as one file (GDPR, articles 15 and 20). */
export function ExportSection() {
  const { t } = useTranslation('mfe-profile')
  const problem = useProblemWords('mfe-profile', 'account.problem')
  const day = useToday()
  const [gather, { isLoading, isSuccess, error }] = useProfileExportDataMutation()

  const { withProof, proofDialog } = useFreshProof()

  async function download() {
    const { data: address } = await withProof(() => gather())
    if (!address) return
    save(address, `kinora-${day}.zip`)
    URL.revokeObjectURL(address)
  }

  return (
    <SettingsSection title={t('data.export.title')} text={t('data.export.text')}>
      <Button aria-disabled={isLoading || undefined} onClick={() => isLoading || void download()}>
        {t(isLoading ? 'data.export.busy' : 'data.export.download')}
      </Button>
      {proofDialog}
      <Outcome {...(error ? { problem: problem(problemOf(error)) } : { done: isSuccess && t('data.export.done') })} />
    </SettingsSection>
  )
}

function save(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
