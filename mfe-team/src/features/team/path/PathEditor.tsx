import { useTranslation } from '@kinora/i18n'
import { ConfirmDialog, latinKey } from '@kinora/ui'
import { useRef, useState, type ReactNode, useEffect } from 'react'
import { ConflictNotice } from './ConflictNotice.tsx'
import { EditorBar } from './EditorBar.tsx'
import { GentlePanel } from './GentlePanel.tsx'
import { ItemsPanel } from './ItemsPanel.tsx'
import styles from './PathEditor.module.css'
import type { Editing } from './useDraft.ts'
import type { useSaveDraft } from './useSaveDraft.ts'
import { WeekPreview } from './preview/WeekPreview.tsx'
import { WordsPanel } from './WordsPanel.tsx'

/** Where the browser's own undo is meant. */
const FIELDS = 'textarea, select, input:not([type="checkbox"], [type="radio"]), dialog *'

type Props = {
  of: 'path' | 'template'
  editing: Editing
  saving: ReturnType<typeof useSaveDraft>
  saveLabel: string
  /** How programs are added. */
  add: ReactNode
  /** What stands in the way of the programs, below them. */
  warning?: ReactNode
  /** Other things to do with the path, above it. */
  tools?: ReactNode
}

/** A path or a template as a whole: each change is a step of the draft, and one press saves all of them. */
export function PathEditor({ of, editing, saving, saveLabel, add, warning, tools }: Props) {
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
      {warning}
      <WeekPreview editing={editing} of={of} />
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

/** Ctrl+Z and Cmd+Z undo a step of the draft outside of fields; with Shift, and Ctrl+Y, a step is done again. */
function useUndoKeys({ undo, redo }: Pick<Editing, 'undo' | 'redo'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = latinKey(event)
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      if (event.target instanceof Element && event.target.matches(FIELDS)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
}
