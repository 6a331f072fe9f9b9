import { useTranslation } from '@kinora/i18n'

/** The message of a problem's code; a general one for codes that this page has no words for. */
export function useProblemWords(): (code: string) => string {
  const { t } = useTranslation('mfe-team')
  return (code) => t([`problem.${code}`, 'global.error'])
}
