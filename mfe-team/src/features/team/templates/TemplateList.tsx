import type { PathTemplate } from '@kinora/contracts'
import { problemOf, useInvalidate } from '@kinora/http'
import { dayOf, formatDay, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { paths } from '@kinora/paths'
import { Link, useNavigate } from '@kinora/router'
import { Button, ConfirmDialog, EmptyState, ErrorState, IconButton, LinkButton, Waiting } from '@kinora/ui'
import { useRef, useState, type RefObject } from 'react'
import { NotVerified } from '../list/NotVerified.tsx'
import { useTeamListTemplatesQuery, useTeamRemoveTemplateMutation } from '../path/pathApi.ts'
import { NewTemplateDialog } from './NewTemplateDialog.tsx'
import styles from './Templates.module.css'

const EMPTY = { name: '', note: '', painNote: '', allowsPause: false, items: [], gentle: [] }

/** The specialist's templates: a new one, and for each its programs, assigning it and removing it. */
export function TemplateList() {
  const { t } = useTranslation('mfe-team')
  const navigate = useNavigate()
  const { currentData, error, refetch } = useTeamListTemplatesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PathTemplate | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  if (problemOf(error)?.status === 403) return <NotVerified />
  const templates = currentData?.data
  return (
    <>
      <div className={styles.tools}>
        <Button ref={button} variant="primary" icon="plus" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {t('templates.add')}
        </Button>
        <LinkButton icon="arrow-left" to={paths.myTeam()}>
          {t('templates.toTeam')}
        </LinkButton>
      </div>
      {templates?.length ? (
        <ul className={styles.list} aria-label={t('templates.title')}>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} onRemove={() => setRemoving(template)} />
          ))}
        </ul>
      ) : templates ? (
        <EmptyState sentence={t('templates.empty')} />
      ) : error ? (
        <ErrorState sentence={t('templates.failed')} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
      {isAdding && (
        <NewTemplateDialog
          draft={EMPTY}
          returnTo={button}
          onClose={() => setAdding(false)}
          onAdded={({ id }) => void navigate(paths.pathTemplate(id))}
        />
      )}
      {removing && <RemoveTemplate template={removing} returnTo={button} onClose={() => setRemoving(null)} />}
    </>
  )
}

function TemplateRow({ template, onRemove }: { template: PathTemplate; onRemove: () => void }) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const { id, name, items, updatedAt } = template
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2>
          <Link to={paths.pathTemplate(id)}>{typeset(name)}</Link>
        </h2>
        <p>
          {t('templates.programs', { count: items.length })} ·{' '}
          {t('templates.changed', { date: formatDay(dayOf(new Date(updatedAt)), locale, 'full') })}
        </p>
      </div>
      <LinkButton to={paths.assignTemplate(id)} aria-label={t('templates.assignLabel', { name })}>
        {t('templates.assign')}
      </LinkButton>
      <IconButton icon="remove" label={t('templates.remove', { name })} onClick={onRemove} />
    </li>
  )
}

type RemoveProps = {
  template: PathTemplate
  returnTo: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

function RemoveTemplate({ template: { id, name }, returnTo, onClose }: RemoveProps) {
  const { t } = useTranslation('mfe-team')
  const invalidate = useInvalidate()
  const [remove, { isLoading }] = useTeamRemoveTemplateMutation()
  async function confirm() {
    const { error } = await remove(id)
    onClose()
    if (error && problemOf(error).status !== 404) return void addNotice({ kind: 'error', text: t('global.error') })
    invalidate(['templates'])
    addNotice({ kind: 'success', text: t('templates.removed') })
  }
  return (
    <ConfirmDialog
      question={t('templates.question', { name })}
      yes={t(isLoading ? 'remove.busy' : 'templates.yes')}
      busy={isLoading}
      returnTo={returnTo}
      onYes={() => void confirm()}
      onNo={onClose}
    >
      {t('templates.words')}
    </ConfirmDialog>
  )
}
