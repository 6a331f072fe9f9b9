import { useTranslation } from '@kinora/i18n'

/** The sentence for the code of a problem; a general one for codes without a sentence. */
export function useProblemWords(): (code: string) => string {
  const { t } = useTranslation('mfe-profile')
  return (code) =>
    t([code === 'testMode.readOnly' ? 'ui:testMode.notSaved' : `account.problem.${code}`, 'account.problem.failure'])
}
