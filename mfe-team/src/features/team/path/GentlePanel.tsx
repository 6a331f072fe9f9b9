import { typeset, useTranslation } from '@kinora/i18n'
import { Button, PillField } from '@kinora/ui'
import { useRef, useState } from 'react'
import { Panel } from '../member/Panel.tsx'
import { moved, withGentle } from './pathDraft.ts'
import styles from './PathEditor.module.css'
import { PickerDialog } from './PickerDialog.tsx'
import { ProgramOrder } from './ProgramOrder.tsx'
import type { Editing } from './useDraft.ts'

/** The shorter list for bad days, chosen among the programs and from the catalogue. */
export function GentlePanel({ editing }: { editing: Editing }) {
  const { t } = useTranslation('mfe-team')
  const { draft, programs } = editing
  const [isPicking, setPicking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Panel title={t('edit.gentle.title')} lead={t('edit.gentle.lead')}>
      {draft.gentle.length > 0 && (
        <ProgramOrder
          label={t('edit.gentle.title')}
          ids={draft.gentle}
          programs={programs}
          onMove={(from, to) => editing.change({ ...draft, gentle: moved(draft.gentle, from, to) })}
          onRemove={(id) => editing.change(withGentle(draft, id, false))}
        />
      )}
      {draft.items.length > 0 && (
        <fieldset>
          <legend className={styles.legend}>{t('edit.gentle.choose')}</legend>
          <div className={styles.pills}>
            {draft.items.map(({ id }) => (
              <PillField
                key={id}
                label={typeset(programs.get(id)?.title ?? '')}
                checked={draft.gentle.includes(id)}
                onChange={({ target }) => editing.change(withGentle(draft, id, target.checked))}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Button ref={button} icon="plus" aria-haspopup="dialog" onClick={() => setPicking(true)}>
        {t('edit.gentle.add')}
      </Button>
      {isPicking && (
        <PickerDialog
          title={t('edit.gentle.title')}
          chosen={draft.gentle}
          returnTo={button}
          onChange={(program, isChosen) =>
            editing.change(withGentle(draft, program.id, isChosen), { programs: [program] })
          }
          onClose={() => setPicking(false)}
        />
      )}
    </Panel>
  )
}
