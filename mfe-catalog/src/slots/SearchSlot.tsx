import type { Slots } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PHRASE_MAX_LENGTH } from '@kinora/limits'
import { paths } from '@kinora/paths'
import { Form, useNavigate } from '@kinora/router'
import { Button, SearchField, Wrap } from '@kinora/ui'
import { useState, type FormEvent } from 'react'
import { FilterSelects } from '../features/programs/filters/FilterSelects.tsx'
import { cleanPhrase, programsPath, type ProgramFilters } from '../features/programs/filters/programFilters.ts'
import { useCatalogListCategoriesQuery, useCatalogListLevelsQuery } from '../features/programs/programsApi.ts'
import { useProgramCount } from '../features/programs/useProgramCount.ts'
import styles from './SearchSlot.module.css'

/** `catalog.search.v1`: four filters, the number of programs that match, and a button that opens their list. */
export default function SearchSlot({ onDone }: Slots['catalog.search.v1']) {
  const { t } = useTranslation('mfe-catalog')
  const navigate = useNavigate()
  const { data: categories = [] } = useCatalogListCategoriesQuery()
  const { data: levels = [] } = useCatalogListLevelsQuery()
  const [filters, setFilters] = useState<ProgramFilters>({ page: 1 })
  const [takesFocus] = useState(isFocusOnOpener)
  const total = useProgramCount(filters)
  const narrow = (change: Partial<ProgramFilters>) => setFilters((before) => ({ ...before, ...change }))

  const send = (event: FormEvent) => {
    event.preventDefault()
    void navigate(programsPath(filters))
    onDone()
  }

  return (
    <Wrap>
      <Form
        className={styles.form}
        role="search"
        aria-label={t('search.label')}
        method="get"
        action={paths.programs()}
        onSubmit={send}
      >
        <SearchField
          name="phrase"
          label={t('filters.phrase')}
          placeholder={t('filters.phraseExample')}
          maxLength={PHRASE_MAX_LENGTH}
          autoFocus={takesFocus}
          onChange={({ target }) => narrow({ phrase: cleanPhrase(target.value) || undefined })}
        />
        <FilterSelects filters={filters} categories={categories} levels={levels} onChange={narrow} />
        <div className={styles.end}>
          <Button type="submit" variant="primary">
            {t('filters.show')}
          </Button>
          <p className={styles.count} role="status">
            {total !== undefined && t('search.count', { count: total })}
          </p>
        </div>
      </Form>
    </Wrap>
  )
}

/** False once the user has moved on to something else while this code was loading. */
function isFocusOnOpener(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || activeElement.getAttribute('aria-expanded') === 'true'
}
