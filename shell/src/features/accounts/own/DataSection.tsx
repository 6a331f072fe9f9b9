import { failureOf } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import { useShellExportDataMutation } from '../accountApi.ts'
import { Outcome } from './Outcome.tsx'
import { OwnSection } from './OwnSection.tsx'

/** Downloads all data of the account as one file (GDPR, articles 15 and 20). */
export function DataSection() {
  const { t } = useTranslation('account')
  const [gather, { isLoading, isSuccess, error }] = useShellExportDataMutation()

  async function download() {
    const { data: address } = await gather()
    if (!address) return
    save(address)
    URL.revokeObjectURL(address)
  }

  return (
    <OwnSection title={t('own.data.title')} text={t('own.data.text')}>
      <Button aria-disabled={isLoading || undefined} onClick={() => isLoading || void download()}>
        {t(isLoading ? 'own.data.busy' : 'own.data.download')}
      </Button>
      <Outcome
        {...(error ? { problem: t([failureOf(error).code, 'failure']) } : { done: isSuccess && t('own.data.done') })}
      />
    </OwnSection>
  )
}

function save(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = `kinora-${new Date().toISOString().slice(0, 10)}.zip`
  link.click()
}
