import type { Facets, Named } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { DURATION_BUCKETS, type DurationBucket } from '@kinora/limits'
import { paths } from '@kinora/paths'
import { Form } from '@kinora/router'
import { Icon, SelectField } from '@kinora/ui'
import type { FormEvent } from 'react'
import styles from './FilterPanel.module.css'
import { PhraseField } from './PhraseField.tsx'
import type { ProgramFilters } from './programFilters.ts'

type Props = {
  filters: ProgramFilters
  categories: Named[]
  levels: Named[]
  facets?: Facets
  onChange: (filters: ProgramFilters) => void
}

/** A form of the address itself: without script its button sends it, with script every change applies at once. */
export function FilterPanel({ filters, categories, levels, facets, onChange }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const { category, level, duration, phrase = '' } = filters
  const narrow = (change: Partial<ProgramFilters>) => onChange({ ...filters, ...change, page: 1 })
  const hiddenCount = [category, level, duration].filter(Boolean).length
  const counted = (name: string, count: number | undefined) => (count === undefined ? name : t('filters.counted', { name, count }))

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    narrow({ phrase: String(new FormData(event.currentTarget).get('phrase')) })
  }

  return (
    <Form className={styles.panel} method="get" action={paths.programs()} role="search" aria-label={t('filters.label')} onSubmit={send}>
      <PhraseField phrase={phrase} onChange={(changed) => narrow({ phrase: changed })} />
      <details className={styles.more}>
        <summary>
          <Icon name="filters" />
          {hiddenCount > 0 ? t('filters.moreCounted', { number: hiddenCount }) : t('filters.more')}
        </summary>
        <div className={styles.selects}>
          <SelectField
            filter
            name="category"
            label={t('filters.category')}
            value={category ?? ''}
            onChange={({ target }) => narrow({ category: Number(target.value) || undefined })}
          >
            <option value="">{t('filters.anyCategory')}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {counted(name, countOf(facets?.category, id))}
              </option>
            ))}
          </SelectField>
          <SelectField
            filter
            name="level"
            label={t('filters.level')}
            value={level ?? ''}
            onChange={({ target }) => narrow({ level: Number(target.value) || undefined })}
          >
            <option value="">{t('filters.anyLevel')}</option>
            {levels.map(({ id, name }) => (
              <option key={id} value={id}>
                {counted(name, countOf(facets?.levels, id))}
              </option>
            ))}
          </SelectField>
          <SelectField
            filter
            name="duration"
            label={t('filters.duration')}
            value={duration ?? ''}
            onChange={({ target }) => narrow({ duration: (target.value || undefined) as DurationBucket | undefined })}
          >
            <option value="">{t('filters.anyDuration')}</option>
            {DURATION_BUCKETS.map((bucket) => (
              <option key={bucket} value={bucket}>
                {counted(t(`duration.${bucket}`), facets?.duration[bucket])}
              </option>
            ))}
          </SelectField>
        </div>
      </details>
    </Form>
  )
}

/** The API counts only what there is, so an id that is missing counts nothing. */
const countOf = (counts: Facets['category'] | undefined, id: number) =>
  counts && (counts.find((counted) => counted.id === id)?.count ?? 0)
