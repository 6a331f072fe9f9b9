import type { Facets, Named } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Form } from '@kinora/router'
import { Icon } from '@kinora/ui'
import type { FormEvent } from 'react'
import styles from './FilterPanel.module.css'
import { FilterSelects } from './FilterSelects.tsx'
import { FitFields } from './FitFields.tsx'
import { PhraseField } from './PhraseField.tsx'
import type { ChangeOfFilters, ProgramFilters } from './programFilters.ts'

/** The form's id, for its fields outside of it. */
export const FILTER_FORM = 'program-filters'

type Props = {
  filters: ProgramFilters
  categories: Named[]
  levels: Named[]
  facets?: Facets
  onChange: (change: ChangeOfFilters) => void
  /** Called after the form was sent, to move the focus to the results. */
  onSend: () => void
}

/** A GET form of the filters. With script every change applies at once; without script its button sends it. */
export function FilterPanel({ filters, categories, levels, facets, onChange, onSend }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const hiddenCount = [filters.category, filters.level, filters.duration].filter(Boolean).length
  const narrow = (change: Partial<ProgramFilters>) => onChange(() => change)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    narrow({ phrase: String(new FormData(event.currentTarget).get('phrase')) })
    onSend()
  }

  return (
    <Form
      id={FILTER_FORM}
      className={styles.panel}
      method="get"
      action={paths.programs()}
      role="search"
      aria-label={t('filters.label')}
      onSubmit={send}
    >
      <PhraseField phrase={filters.phrase ?? ''} onChange={(phrase) => narrow({ phrase })} />
      <details className={styles.more}>
        <summary>
          <Icon name="filters" />
          {hiddenCount > 0 ? t('filters.moreCounted', { number: hiddenCount }) : t('filters.more')}
        </summary>
        <div className={styles.selects}>
          <FilterSelects filters={filters} categories={categories} levels={levels} facets={facets} onChange={narrow} />
        </div>
      </details>
      <FitFields filters={filters} facets={facets} onChange={onChange} />
    </Form>
  )
}
