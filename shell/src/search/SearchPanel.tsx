import type { Named } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { DURATION_BUCKETS, PHRASE_MAX_LENGTH } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { useNavigate } from '@kinora/router'
import { Button, SearchField, SelectField, Wrap } from '@kinora/ui'
import type { FormEvent } from 'react'
import { useShellListCategoriesQuery, useShellListLevelsQuery } from './searchApi.ts'
import { readForm, searchPath } from './searchFilters.ts'
import { useLiveCount } from './useLiveCount.ts'
import styles from './SearchPanel.module.css'

/** The header's search: four filters and how many programs they leave. `onDone` follows a search that was sent. */
export function SearchPanel({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const navigate = useNavigate()
  const { data: categories = [] } = useShellListCategoriesQuery()
  const { data: levels = [] } = useShellListLevelsQuery()
  const { total, recount } = useLiveCount()

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(searchPath(readForm(event.currentTarget)))
    onDone()
  }

  return (
    <Wrap>
      <form
        className={styles.form}
        role="search"
        aria-label={t('search.label')}
        method="get"
        action={localePath(locale, paths.programs())}
        onSubmit={send}
        onInput={(event) => recount(readForm(event.currentTarget))}
      >
        <SearchField name="phrase" label={t('search.phrase')} placeholder={t('search.example')} maxLength={PHRASE_MAX_LENGTH} autoFocus />
        <Choice name="category" label={t('search.category')} all={t('search.anyCategory')} options={categories} />
        <Choice name="level" label={t('search.level')} all={t('search.anyLevel')} options={levels} />
        <Choice
          name="duration"
          label={t('search.duration')}
          all={t('search.anyDuration')}
          options={DURATION_BUCKETS.map((bucket) => ({ id: bucket, name: t(`search.durations.${bucket}`) }))}
        />
        <div className={styles.end}>
          <Button type="submit" variant="primary">
            {t('search.show')}
          </Button>
          <p className={styles.count} role="status">
            {total !== undefined && t('search.count', { count: total })}
          </p>
        </div>
      </form>
    </Wrap>
  )
}

type ChoiceProps = { name: string; label: string; all: string; options: (Named | { id: string; name: string })[] }

const Choice = ({ name, label, all, options }: ChoiceProps) => (
  <SelectField filter name={name} label={label} defaultValue="">
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option.id} value={option.id}>
        {option.name}
      </option>
    ))}
  </SelectField>
)
