import { useTranslation } from '@kinora/i18n'

/** The message of a problem's code; a general one for codes that these pages have no words for. */
export function useGiftWords(): (code: string) => string {
  const { t } = useTranslation('mfe-commerce')
  return (code) =>
    t([code === 'testMode.readOnly' ? 'ui:testMode.notSaved' : `gift.problem.${code}`, 'gift.problem.other'])
}
