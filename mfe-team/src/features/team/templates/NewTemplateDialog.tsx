import type { PathTemplate } from '@kinora/contracts'
import { Form, FormProblem, SubmitButton, useSmallForm } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { PATH_NAME_MAX_LENGTH } from '@kinora/limits'
import { Dialog, DialogCancel, DialogFoot, TextField } from '@kinora/ui'
import type { RefObject } from 'react'
import { useTeamAddTemplateMutation } from '../path/pathApi.ts'
import { newTemplateOf, type PathDraft } from '../path/pathDraft.ts'
import styles from './Templates.module.css'

const NAMELESS = 'edit.problem.nameless'

type Props = {
  /** What the template begins with. */
  draft: PathDraft
  returnTo: RefObject<HTMLElement | null>
  onAdded: (template: PathTemplate) => void
  onClose: () => void
}

/** Asks for the name of a new template. Sent twice it exists once. */
export function NewTemplateDialog({ draft, returnTo, onAdded, onClose }: Props) {
  const { t } = useTranslation('mfe-team')
  const [add] = useTeamAddTemplateMutation()
  const { field, state } = useSmallForm({
    initial: { name: draft.name },
    check: ({ name }) => (name.trim() === '' ? { name: NAMELESS } : {}),
    send: async ({ name }, key) => {
      const { data, error } = await add({ ...newTemplateOf({ ...draft, name }), key })
      if (data) onAdded(data)
      return error
    },
    words: (code) => t(code === NAMELESS ? code : 'templates.new.failed'),
  })
  return (
    <Dialog title={t('templates.new.title')} returnTo={returnTo} onClose={onClose}>
      <Form state={state} className={styles.form}>
        <p>{t('templates.new.lead', { count: draft.items.length })}</p>
        <TextField
          {...field('name')}
          label={t('templates.new.name')}
          required
          maxLength={PATH_NAME_MAX_LENGTH}
          autoComplete="off"
        />
        <FormProblem className={styles.failed} size="small">
          {state.problem}
        </FormProblem>
        <DialogFoot>
          <DialogCancel>{t('dose.cancel')}</DialogCancel>
          <SubmitButton state={state} busy={t('edit.bar.saving')}>
            {t('templates.new.save')}
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
