import type { Slots } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { SelectField } from '@kinora/ui'
import { useState } from 'react'
import { PhraseField } from '../features/programs/filters/PhraseField.tsx'
import type { ProgramFilters } from '../features/programs/filters/programFilters.ts'
import { useCatalogListCategoriesQuery } from '../features/programs/programsApi.ts'
import styles from './ProgramPickerSlot.module.css'
import { PickerPage } from './PickerPage.tsx'

/**
 * `catalog.programPicker.v1`: a search over all programs, each of which can be added or removed. The page provides the
 * heading.
 */
export default function ProgramPickerSlot(props: Slots['catalog.programPicker.v1']) {
  const { t } = useTranslation('mfe-catalog')
  const [filters, setFilters] = useState<Omit<ProgramFilters, 'page'>>({})
  const [pages, setPages] = useState(1)
  const { data: categories = [] } = useCatalogListCategoriesQuery()
  const narrow = (change: Omit<ProgramFilters, 'page'>) => {
    setFilters((before) => ({ ...before, ...change }))
    setPages(1)
  }
  return (
    <div role="search" aria-label={t('picker.label')} className={styles.picker}>
      <div className={styles.filters}>
        <PhraseField phrase={filters.phrase ?? ''} onChange={(phrase) => narrow({ phrase: phrase || undefined })} />
        <SelectField
          filter
          label={t('filters.category')}
          value={filters.category ?? ''}
          onChange={({ target }) => narrow({ category: Number(target.value) || undefined })}
        >
          <option value="">{t('filters.anyCategory')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {Array.from({ length: pages }, (_, index) => (
        <PickerPage
          key={index}
          filters={{ ...filters, page: index + 1 }}
          isLast={index + 1 === pages}
          onMore={() => setPages(pages + 1)}
          {...props}
        />
      ))}
    </div>
  )
}
