import type { Profile } from '@kinora/contracts'
import {
  AddressFields,
  ApiForm,
  FieldGroup,
  PersonFields,
  useApiForm,
  useChoice,
  useProblemWords,
  useWords,
} from '@kinora/forms'
import { LOCALES } from '@kinora/limits'
import { addNotice } from '@kinora/notices'
import { sessionClient } from '@kinora/session'
import { RadioField, TextField } from '@kinora/ui'
import { useState } from 'react'
import { useProfileSaveAccountMutation } from '../accountApi.ts'
import { LeaveDialog } from '../LeaveDialog.tsx'
import { PracticeFields } from './PracticeFields.tsx'
import { changeOf, profileSchema, valuesOf, type ProfileForm as Form, type ProfileValues } from './profileForm.ts'

/** Everything about somebody that they can change. The header follows when it is saved. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const words = useWords('mfe-profile', 'edit')
  const [stored] = useState(() => valuesOf(profile))
  const [save] = useProfileSaveAccountMutation()
  const send = async (values: ProfileValues) => {
    const { error } = await save({ id: profile.id, change: changeOf(values, profile.isSpecialist) })
    if (error) return error
    addNotice({ kind: 'success', text: words('saved') })
    await sessionClient.refresh()
    return null
  }
  const form = useApiForm<ProfileValues>({
    schema: profileSchema,
    send,
    words: useProblemWords('mfe-profile', 'account.problem'),
    stored,
  })
  const { isDirty, isSubmitting } = form.formState

  return (
    <>
      <ApiForm state={form.state} submit={words('submit')} busy={words('busy')}>
        <PersonFields form={form} words={words} />
        <AddressFields form={form} words={words} />
        {profile.isSpecialist ? (
          <PracticeFields form={form} />
        ) : (
          <FieldGroup title={words('section.specialist')}>
            <TextField
              {...form.field('specialistName')}
              label={words('field.specialistName')}
              hint={words('hint.specialistName')}
              autoComplete="off"
            />
          </FieldGroup>
        )}
        <LanguageField form={form} />
      </ApiForm>
      <LeaveDialog isDirty={isDirty && !isSubmitting} />
    </>
  )
}

function LanguageField({ form }: { form: Form }) {
  const words = useWords('mfe-profile', 'edit')
  const language = useChoice(form, 'locale')
  return (
    <FieldGroup title={words('section.language')}>
      <RadioField
        {...language}
        label={words('field.language')}
        hint={words('hint.language')}
        options={LOCALES.map((value) => ({ value, label: words(`language.${value}`) }))}
      />
    </FieldGroup>
  )
}
