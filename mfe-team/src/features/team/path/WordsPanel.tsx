import { useTranslation } from '@kinora/i18n'
import { PATH_NAME_MAX_LENGTH, PATH_NOTE_MAX_LENGTH } from '@kinora/limits'
import { CheckboxField, TextAreaField, TextField } from '@kinora/ui'
import { useEffect, useId } from 'react'
import { Panel } from '../member/Panel.tsx'
import styles from './PathEditor.module.css'
import type { Editing } from './useDraft.ts'

type Props = {
  editing: Editing
  /** A template leaves the pause to the path. */
  of: 'path' | 'template'
  /** It cannot be saved without a name: the focus goes there. */
  isNameless: boolean
}

/** Name and note, which the member reads, what they read when it hurts, and whether they may pause. */
export function WordsPanel({ editing: { draft, change }, of, isNameless }: Props) {
  const { t } = useTranslation('mfe-team')
  const name = useId()
  useEffect(() => {
    if (isNameless) document.getElementById(name)?.focus()
  }, [isNameless, name])
  return (
    <Panel title={t('edit.words.title')}>
      <div className={styles.fields}>
        <TextField
          id={name}
          label={t(`edit.words.name.${of}`)}
          required
          maxLength={PATH_NAME_MAX_LENGTH}
          autoComplete="off"
          value={draft.name}
          error={isNameless ? t('edit.problem.nameless') : undefined}
          onChange={({ target }) => change({ ...draft, name: target.value }, { typed: 'name' })}
        />
        <TextAreaField
          label={t('edit.words.note')}
          hint={t('edit.words.noteHint')}
          maxLength={PATH_NOTE_MAX_LENGTH}
          rows={4}
          value={draft.note}
          onChange={({ target }) => change({ ...draft, note: target.value }, { typed: 'note' })}
        />
        {of === 'path' && (
          <>
            <TextAreaField
              label={t('edit.words.painNote')}
              hint={t('edit.words.painNoteHint')}
              maxLength={PATH_NOTE_MAX_LENGTH}
              rows={3}
              value={draft.painNote}
              onChange={({ target }) => change({ ...draft, painNote: target.value }, { typed: 'painNote' })}
            />
            <CheckboxField
              label={t('edit.words.pause')}
              checked={draft.allowsPause}
              onChange={({ target }) => change({ ...draft, allowsPause: target.checked })}
            />
          </>
        )}
      </div>
    </Panel>
  )
}
