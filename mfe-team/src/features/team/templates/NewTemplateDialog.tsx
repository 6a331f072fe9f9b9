import type { PathTemplate } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PATH_NAME_MAX_LENGTH } from '@kinora/limits'
import { useHoldReload } from '@kinora/router'
import { Button, Dialog, DialogFoot, Icon, TextField } from '@kinora/ui'
import { useId, useState, type RefObject, type SubmitEvent } from 'react'
import { useTeamAddTemplateMutation } from '../path/pathApi.ts'
import { newTemplateOf, type PathDraft } from '../path/pathDraft.ts'
import styles from './Templates.module.css'

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
  const id = useId()
  const [name, setName] = useState(draft.name)
  const [key] = useState(() => crypto.randomUUID())
  const [isNameless, setNameless] = useState(false)
  const [add, { isLoading, isError }] = useTeamAddTemplateMutation()
  useHoldReload(name !== draft.name)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isLoading) return
    setNameless(name.trim() === '')
    if (name.trim() === '') return void document.getElementById(id)?.focus()
    const { data } = await add({ ...newTemplateOf({ ...draft, name }), key })
    if (data) onAdded(data)
  }
  return (
    <Dialog title={t('templates.new.title')} returnTo={returnTo} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{t('templates.new.lead', { count: draft.items.length })}</p>
        <TextField
          id={id}
          label={t('templates.new.name')}
          required
          maxLength={PATH_NAME_MAX_LENGTH}
          autoComplete="off"
          value={name}
          error={isNameless ? t('edit.problem.nameless') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <div role="alert">
          {isError && (
            <p className={styles.failed}>
              <Icon name="circle-alert" size="small" />
              {t('templates.new.failed')}
            </p>
          )}
        </div>
        <DialogFoot>
          <Button onClick={onClose}>{t('dose.cancel')}</Button>
          <Button variant="primary" type="submit" aria-disabled={isLoading}>
            {t(isLoading ? 'edit.bar.saving' : 'templates.new.save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
