import type { Gender } from '@kinora/contracts'
import { useChoice } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { RadioField, TextField } from '@kinora/ui'
import { Pair, Section } from './Section.tsx'
import type { SignUpForm } from './signUpForm.ts'

const GENDERS: Gender[] = ['female', 'male', 'undeclared']

/** Name, gender and age. */
export function PersonFields({ form }: { form: SignUpForm }) {
  const { t } = useTranslation('account')
  const { field } = form
  const gender = useChoice(form, 'gender')
  return (
    <Section title={t('section.person')}>
      <Pair>
        <TextField {...field('firstName')} label={t('field.firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} label={t('field.lastName')} autoComplete="family-name" />
      </Pair>
      <RadioField
        {...gender}
        label={t('field.gender')}
        options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
      />
      <Pair>
        <TextField {...field('age')} label={t('field.age')} inputMode="numeric" autoComplete="off" maxLength={3} />
      </Pair>
    </Section>
  )
}
