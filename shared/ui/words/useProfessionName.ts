import type { Gender, ProfessionalTitle } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'

type Person = { professionalTitle?: ProfessionalTitle | null; gender?: Gender | null }

/** What a specialist is, in the form of their gender: `fizjoterapeutka`. Who has not told it has the general form. */
export function useProfessionName(): (person: Person) => string | undefined {
  const { t } = useTranslation('ui')
  return ({ professionalTitle, gender }) =>
    professionalTitle ? t(`profession.${professionalTitle}.${gender === 'female' ? 'female' : 'male'}`) : undefined
}
