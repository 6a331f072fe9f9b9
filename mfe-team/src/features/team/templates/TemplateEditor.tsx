import type { PathTemplate } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { Button, LinkButton } from '@kinora/ui'
import { useMemo, useRef, useState } from 'react'
import { useTeamGetTemplateQuery, useTeamSaveTemplateMutation } from '../path/pathApi.ts'
import { newTemplateOf, savedOf, withItem } from '../path/pathDraft.ts'
import { PathEditor } from '../path/PathEditor.tsx'
import { PickerDialog } from '../path/PickerDialog.tsx'
import { useDraft } from '../path/useDraft.ts'
import { useSaveDraft } from '../path/useSaveDraft.ts'

/** Edits a template. Members to whom it was assigned keep their paths. */
export function TemplateEditor({ template }: { template: PathTemplate }) {
  const { t } = useTranslation('mfe-team')
  const { id } = template
  const { refetch } = useTeamGetTemplateQuery(id)
  const [saveTemplate] = useTeamSaveTemplateMutation()
  const saved = useMemo(() => savedOf(template), [template])
  const editing = useDraft(`templateDraft.${id}`, saved)
  const [isPicking, setPicking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const saving = useSaveDraft<PathTemplate>({
    editing,
    send: (draft, version) => saveTemplate({ id, template: newTemplateOf(draft, version) }),
    refetch,
    onSaved: () => void addNotice({ kind: 'success', text: t('templates.saved') }),
  })
  return (
    <>
      <PathEditor
        of="template"
        editing={editing}
        saving={saving}
        saveLabel={t('templates.save')}
        add={
          <Button ref={button} icon="plus" aria-haspopup="dialog" onClick={() => setPicking(true)}>
            {t('edit.items.add')}
          </Button>
        }
        tools={
          <>
            <LinkButton icon="arrow-left" to={paths.pathTemplates()}>
              {t('templates.toList')}
            </LinkButton>
            <LinkButton to={paths.assignTemplate(id)}>{t('templates.assign')}</LinkButton>
          </>
        }
      />
      {isPicking && (
        <PickerDialog
          title={t('edit.items.title')}
          chosen={editing.draft.items.map((item) => item.id)}
          returnTo={button}
          onChange={(program, isChosen) =>
            editing.change(withItem(editing.draft, program.id, isChosen), { programs: [program] })
          }
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
