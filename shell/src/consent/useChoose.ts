import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import type { Category } from './categories.ts'
import { storeConsent } from './consentStore.ts'
import { useThirdParties } from './useThirdParties.ts'

/** Stores what was chosen and says whether that worked. */
export function useChoose(): (allowed: Category[]) => void {
  const { t } = useTranslation('consent')
  const parties = useThirdParties()
  return (allowed) => {
    const isKept = storeConsent(allowed, parties)
    addNotice(isKept ? { kind: 'success', text: t('saved') } : { kind: 'info', text: t('notKept') })
  }
}
