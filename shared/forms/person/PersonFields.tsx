import type { Gender } from '@kinora/contracts'
import { RadioField, TextField } from '@kinora/ui'
import { FieldGroup, Pair } from '../FieldGroup.tsx'
import type { ApiFormOf } from '../useApiForm.ts'
import { useChoice } from '../useChoice.ts'
import type { Words } from '../useWords.ts'
import type { PersonValues } from './personRules.ts'

const GENDERS: Gender[] = ['female', 'male', 'undeclared']

type Props<Values extends PersonValues> = {
  form: ApiFormOf<Values>
  /** Of the messages `section.person`, `field` and `gender`. */
  words: Words
}

/** Name, gender and age. */
export function PersonFields<Values extends PersonValues>({ form, words }: Props<Values>) {
  const personForm = form as unknown as ApiFormOf<PersonValues>
  const { field } = personForm
  const gender = useChoice(personForm, 'gender')
  return (
    <FieldGroup title={words('section.person')}>
      <Pair>
        <TextField {...field('firstName')} label={words('field.firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} label={words('field.lastName')} autoComplete="family-name" />
      </Pair>
      <RadioField
        {...gender}
        label={words('field.gender')}
        options={GENDERS.map((value) => ({ value, label: words(`gender.${value}`) }))}
      />
      <Pair>
        <TextField {...field('age')} label={words('field.age')} inputMode="numeric" autoComplete="off" maxLength={3} />
      </Pair>
    </FieldGroup>
  )
}
