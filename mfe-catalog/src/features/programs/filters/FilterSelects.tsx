import type { Facets, Named } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { DURATION_BUCKETS, type DurationBucket } from '@kinora/limits'
import { SelectField } from '@kinora/ui'
import type { ProgramFilters } from './programFilters.ts'

type Props = {
  filters: ProgramFilters
  categories: Named[]
  levels: Named[]
  facets?: Facets
  onChange: (change: Partial<ProgramFilters>) => void
}

/** Selects for category, level and duration, each option with its number of programs if `facets` are given. */
export function FilterSelects({ filters: { category, level, duration }, categories, levels, facets, onChange }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const withCount = (name: string, count: number | undefined) =>
    count === undefined ? name : t('filters.counted', { name, count })
  return (
    <>
      <SelectField
        filter
        name="category"
        label={t('filters.category')}
        value={category ?? ''}
        onChange={({ target }) => onChange({ category: Number(target.value) || undefined })}
      >
        <option value="">{t('filters.anyCategory')}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {withCount(name, countOf(facets?.category, id))}
          </option>
        ))}
      </SelectField>
      <SelectField
        filter
        name="level"
        label={t('filters.level')}
        value={level ?? ''}
        onChange={({ target }) => onChange({ level: Number(target.value) || undefined })}
      >
        <option value="">{t('filters.anyLevel')}</option>
        {levels.map(({ id, name }) => (
          <option key={id} value={id}>
            {withCount(name, countOf(facets?.levels, id))}
          </option>
        ))}
      </SelectField>
      <SelectField
        filter
        name="duration"
        label={t('filters.duration')}
        value={duration ?? ''}
        onChange={({ target }) => onChange({ duration: (target.value || undefined) as DurationBucket | undefined })}
      >
        <option value="">{t('filters.anyDuration')}</option>
        {DURATION_BUCKETS.map((bucket) => (
          <option key={bucket} value={bucket}>
            {withCount(t(`duration.${bucket}`), facets?.duration[bucket])}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The API leaves out zero counts, so the count of a missing id is 0. */
const countOf = (counts: Facets['category'] | undefined, id: number) =>
  counts && (counts.find((entry) => entry.id === id)?.count ?? 0)
