import { useTranslation } from '@kinora/i18n'

/** The message of a problem's code; a general one for codes that these pages have no words for. */
export function useProblemWords(): (code: string) => string {
  const { t } = useTranslation('mfe-commerce')
  return (code) => t([`plans.problem.${code}`, 'plans.problem.other'])
}
