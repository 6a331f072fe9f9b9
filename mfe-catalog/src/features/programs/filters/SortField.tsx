import { useTranslation } from '@kinora/i18n'
import { SelectField } from '@kinora/ui'
import { FILTER_FORM } from './FilterPanel.tsx'
import { PROGRAM_SORTS, type ProgramSort } from './programFilters.ts'
import styles from './SortField.module.css'

type Props = { sort: ProgramSort | undefined; onChange: (sort: ProgramSort | undefined) => void }

/**
 * The sort order. It is placed at the list, but belongs to the filters' form, which sends it where no script runs.
 */
export function SortField({ sort, onChange }: Props) {
  const { t } = useTranslation('mfe-catalog')
  return (
    <div className={styles.sort}>
      <SelectField
        form={FILTER_FORM}
        name="sort"
        label={t('sort.label')}
        value={sort ?? ''}
        onChange={({ target }) => onChange((target.value || undefined) as ProgramSort | undefined)}
      >
        <option value="">{t('sort.usual')}</option>
        {PROGRAM_SORTS.map((option) => (
          <option key={option} value={option}>
            {t(`sort.${option}`)}
          </option>
        ))}
      </SelectField>
      <noscript>
        <button className={styles.submit} type="submit" form={FILTER_FORM}>
          {t('filters.submit')}
        </button>
      </noscript>
    </div>
  )
}
