import type { ProfessionalTitle, RoleName } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { RadioField, TextField } from '@kinora/ui'
import { Section } from './Section.tsx'
import type { SignUpForm } from './signUpForm.ts'

const TITLES: ProfessionalTitle[] = ['medicalDoctor', 'physiotherapist', 'trainer']

/** A specialist's title and number; for a member perhaps the name of the specialist who sent them here. */
export function PracticeFields({ form: { field }, role }: { form: SignUpForm; role: RoleName }) {
  const { t } = useTranslation('account')
  if (role === 'patient') {
    return (
      <Section title={t('section.specialist')}>
        <TextField {...field('specialistName')} label={t('field.specialistName')} hint={t('hint.specialistName')} autoComplete="off" />
      </Section>
    )
  }
  return (
    <Section title={t('section.practice')} hint={t('hint.practice')}>
      <RadioField {...field('professionalTitle')} label={t('field.professionalTitle')} options={TITLES.map((value) => ({ value, label: t(`title.${value}`) }))} />
      <TextField {...field('registrationNumber')} label={t('field.registrationNumber')} autoComplete="off" />
    </Section>
  )
}
