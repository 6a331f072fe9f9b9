import type { PageThirdParty } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import type { Category } from './categories.ts'
import { storeConsent } from './consentStore.ts'

/** Stores the categories that were allowed, and shows a notice whether that worked. */
export function useSaveConsent(parties: PageThirdParty[]): (allowed: Category[]) => void {
  const { t } = useTranslation('consent')
  return (allowed) => {
    const isKept = storeConsent(allowed, parties)
    addNotice(isKept ? { kind: 'success', text: t('saved') } : { kind: 'info', text: t('notKept') })
  }
}
