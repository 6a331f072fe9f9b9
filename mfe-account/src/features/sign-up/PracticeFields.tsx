import type { ProfessionalTitle, RoleName } from '@kinora/contracts'
import { FieldGroup, useChoice } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { RadioField, TextField } from '@kinora/ui'
import type { SignUpForm } from './signUpForm.ts'

const TITLES: ProfessionalTitle[] = ['medicalDoctor', 'physiotherapist', 'trainer']

/** A specialist's title and number; for a member the optional name of the specialist who sent them. */
export function PracticeFields({ form, role }: { form: SignUpForm; role: RoleName }) {
  const { t } = useTranslation('mfe-account')
  const { field } = form
  const title = useChoice(form, 'professionalTitle')
  if (role === 'patient') {
    return (
      <FieldGroup title={t('section.specialist')}>
        <TextField
          {...field('specialistName')}
          label={t('field.specialistName')}
          hint={t('hint.specialistName')}
          autoComplete="off"
        />
      </FieldGroup>
    )
  }
  return (
    <FieldGroup title={t('section.practice')} hint={t('hint.practice')}>
      <RadioField
        {...title}
        label={t('field.professionalTitle')}
        options={TITLES.map((value) => ({ value, label: t(`title.${value}`) }))}
      />
      <TextField {...field('registrationNumber')} label={t('field.registrationNumber')} autoComplete="off" />
    </FieldGroup>
  )
}
