import { useTranslation } from '@kinora/i18n'
import { Button, Loaded } from '@kinora/ui'
import { useRef, useState } from 'react'
import { Panel } from '../Panel.tsx'
import styles from './MemberNotes.module.css'
import { NoteForm } from './NoteForm.tsx'
import { NoteItem } from './NoteItem.tsx'
import { useTeamListNotesQuery } from './notesApi.ts'

/** The specialist's private notes about a member, the newest first. */
export function MemberNotes({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const [page, setPage] = useState(1)
  const { currentData, data, isError, refetch } = useTeamListNotesQuery({ id, page })
  const list = useRef<HTMLDivElement>(null)
  const notesPage = isError ? currentData : (currentData ?? data)
  return (
    <Panel title={t('notes.title')} lead={t('notes.lead')}>
      <NoteForm id={id} onSaved={() => setPage(1)} />
      <div ref={list} className={styles.list} role="group" aria-label={t('notes.list')} tabIndex={-1}>
        <Loaded reading={{ ...(notesPage && { currentData: notesPage }), isError, refetch }} failed={t('notes.failed')}>
          {({ data: notes }) => (
            <ul>
              {notes.map((note) => (
                <NoteItem key={note.id} memberId={id} note={note} list={list} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      {notesPage && notesPage.meta.pagination.pageCount > 1 && (
        <div className={styles.pages}>
          {page > 1 && <Button onClick={() => setPage(page - 1)}>{t('notes.newer')}</Button>}
          {page < notesPage.meta.pagination.pageCount && (
            <Button onClick={() => setPage(page + 1)}>{t('notes.older')}</Button>
          )}
        </div>
      )}
    </Panel>
  )
}
