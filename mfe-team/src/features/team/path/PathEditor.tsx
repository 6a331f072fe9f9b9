import { useTranslation } from '@kinora/i18n'
import { ConfirmDialog } from '@kinora/ui'
import { useRef, useState, type ReactNode } from 'react'
import { ConflictNotice } from './ConflictNotice.tsx'
import { EditorBar } from './EditorBar.tsx'
import { GentlePanel } from './GentlePanel.tsx'
import { ItemsPanel } from './ItemsPanel.tsx'
import styles from './PathEditor.module.css'
import type { Editing } from './useDraft.ts'
import type { useSaveDraft } from './useSaveDraft.ts'
import { useUndoKeys } from './useUndoKeys.ts'
import { WordsPanel } from './WordsPanel.tsx'

type Props = {
  of: 'path' | 'template'
  editing: Editing
  saving: ReturnType<typeof useSaveDraft>
  saveLabel: string
  /** How programs are added. */
  add: ReactNode
  /** Other things to do with the path, above it. */
  tools?: ReactNode
}

/** A path or a template as a whole: each change is a step of the draft, and one press saves all of them. */
export function PathEditor({ of, editing, saving, saveLabel, add, tools }: Props) {
  const { t } = useTranslation('mfe-team')
  const [isAsking, setAsking] = useState(false)
  const conflict = useRef<HTMLHeadingElement>(null)
  const top = useRef<HTMLDivElement>(null)
  useUndoKeys(editing)
  const { problem } = saving
  return (
    <div ref={top} tabIndex={-1} className={styles.editor}>
      {tools && <div className={styles.tools}>{tools}</div>}
      <div role="alert">
        {editing.conflict && (
          <ConflictNotice
            editing={editing}
            theirs={editing.conflict}
            of={of}
            takesFocus={problem === 'changed'}
            heading={conflict}
            onSolved={() => {
              saving.clearProblem()
              top.current?.focus()
            }}
          />
        )}
      </div>
      <ItemsPanel editing={editing} add={add} />
      <GentlePanel editing={editing} />
      <WordsPanel editing={editing} of={of} isNameless={problem === 'nameless' && editing.draft.name.trim() === ''} />
      <EditorBar
        editing={editing}
        saveLabel={saveLabel}
        isSaving={saving.isSaving}
        problem={problem}
        onSave={() => void saving.save()}
        onDiscard={() => setAsking(true)}
        onShowConflict={() => conflict.current?.focus()}
      />
      {isAsking && (
        <ConfirmDialog
          question={t('edit.discard.question')}
          yes={t('edit.discard.yes')}
          returnTo={top}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            saving.clearProblem()
            editing.forget()
          }}
        >
          {t('edit.discard.words', { count: editing.count })}
        </ConfirmDialog>
      )}
    </div>
  )
}
