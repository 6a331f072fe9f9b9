import type { Program, ProgramList } from '@kinora/contracts'
import { useLocale, useTranslation, type Locale } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation, useNavigate, useNavigation } from '@kinora/router'
import { Breadcrumbs, PageHead, PageTop, useSite, Wrap } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'
import { FavouriteButton } from '../features/saved-programs/FavouriteButton.tsx'
import { AppliedFilters } from '../features/programs/filters/AppliedFilters.tsx'
import { FilterPanel } from '../features/programs/filters/FilterPanel.tsx'
import { saveLastFilters } from '../features/programs/filters/lastFiltersStore.ts'
import { LastFilters } from '../features/programs/filters/LastFilters.tsx'
import { ProgramCard } from '../features/programs/ProgramCard.tsx'
import {
  isUnfiltered,
  programsPath,
  readFilters,
  type ChangeOfFilters,
  type ProgramFilters,
} from '../features/programs/filters/programFilters.ts'
import { ProgramResults } from '../features/programs/ProgramResults.tsx'
import {
  useCatalogListCategoriesQuery,
  useCatalogListLevelsQuery,
  useCatalogListProgramsQuery,
} from '../features/programs/programsApi.ts'
import { SortField } from '../features/programs/filters/SortField.tsx'
import { typesetProgram } from '../features/programs/typesetProgram.ts'
import { useAppliedFilters } from '../features/programs/filters/useAppliedFilters.ts'
import { DoneBadge } from '../features/training/DoneBadge.tsx'
import { TrainingRows } from '../features/training/TrainingRows.tsx'
import { useTrainingRows } from '../features/training/useTrainingRows.ts'
import styles from './ProgramListScreen.module.css'

/** The list of programs with its filters. The URL is the state: links can be shared, and the back button works. */
export default function ProgramListScreen() {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { origin } = useSite()
  const { filters, pendingFilters, narrow } = useFilters()
  const { data: list, isError, isFetching, refetch } = useCatalogListProgramsQuery(filters)
  const { data: categories = [] } = useCatalogListCategoriesQuery()
  const { data: levels = [] } = useCatalogListLevelsQuery()
  const tags = useAppliedFilters(filters, categories, levels)
  const total = list?.meta.pagination.total
  const summary = useFocusAfterChange(filters.page)
  const hasJustOpened = useHasJustOpened()
  const rows = useTrainingRows()
  const badgeOf = ({ id }: Program) => rows.done.some((program) => program.id === id) && <DoneBadge />
  const actionOf = (program: Program) => <FavouriteButton program={program} />

  return (
    <Wrap>
      <PageHead
        title={filters.page > 1 ? t('list.titleOfPage', { page: filters.page }) : t('list.title')}
        description={t('list.description')}
        path={programsPath({ ...filters, sort: undefined })}
        alternates={{ pl: paths.programs(), en: paths.programs() }}
        jsonLd={list && itemList(list, origin, locale)}
        noIndex={filters.phrase !== undefined || total === 0}
      />
      <Breadcrumbs ns="mfe-catalog" />
      <PageTop title={t('list.title')} lead={t('list.lead')} />
      <FilterPanel
        filters={pendingFilters}
        categories={categories}
        levels={levels}
        facets={list?.meta.facets}
        onChange={narrow}
        onSend={() => summary.current?.focus()}
      />
      {isUnfiltered(filters) && hasJustOpened && (
        <LastFilters categories={categories} levels={levels} onForget={() => summary.current?.focus()} />
      )}
      {isUnfiltered(filters) && (
        <TrainingRows
          rows={rows}
          cardOf={(program, stoppedAt) => (
            <ProgramCard
              key={program.id}
              program={typesetProgram(program)}
              stoppedAt={stoppedAt}
              badge={badgeOf(program)}
              action={actionOf(program)}
            />
          )}
        />
      )}
      <div className={styles.summary}>
        <h2 ref={summary} tabIndex={-1} aria-live="polite">
          {total === undefined ? t(isError ? 'list.title' : 'list.loading') : t('list.count', { count: total })}
        </h2>
        <AppliedFilters tags={tags} sort={filters.sort} />
        <SortField sort={pendingFilters.sort} onChange={(sort) => narrow(() => ({ sort }))} />
      </div>
      <ProgramResults
        filters={filters}
        list={list}
        tags={tags}
        failed={isError}
        dimmed={pendingFilters !== filters || isFetching}
        onRetry={() => void refetch()}
        actionOf={actionOf}
        badgeOf={badgeOf}
      />
    </Wrap>
  )
}

/** `filters` are those of the shown page; `pendingFilters` are those of a pending navigation, and else the same. */
function useFilters() {
  const { search, pathname } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const filters = readFilters(new URLSearchParams(search))
  // Unlike `useLocation`, the pending location has the locale in its path.
  const pendingSearch = next?.pathname.endsWith(pathname) ? next.search : search
  const pendingFilters = pendingSearch === search ? filters : readFilters(new URLSearchParams(pendingSearch))
  const shownPath = programsPath(filters)
  // Changes that are not shown yet, by address, the latest last: the next change builds on that one.
  const pendingChanges = useRef(new Map<string, ProgramFilters>())
  useEffect(() => {
    const earlier = [...pendingChanges.current.keys()]
    // What is shown ends all changes up to it. An address that was not asked for here ends them all.
    const over = earlier.includes(shownPath) ? earlier.slice(0, earlier.indexOf(shownPath) + 1) : earlier
    for (const path of over) pendingChanges.current.delete(path)
  }, [shownPath])
  const narrow = (change: ChangeOfFilters) => {
    const latestFilters = [...pendingChanges.current.values()].at(-1) ?? filters
    const changedFilters = { ...latestFilters, ...change(latestFilters), page: 1 }
    const path = programsPath(changedFilters)
    pendingChanges.current.delete(path)
    pendingChanges.current.set(path, changedFilters)
    void navigate(path, { replace: true, preventScrollReset: true })
  }
  useEffect(() => saveLastFilters(readFilters(new URLSearchParams(search))), [search])
  return { filters, pendingFilters, narrow }
}

/** True until a filter, the order or the page changes. */
function useHasJustOpened(): boolean {
  const { key } = useLocation()
  const [openedAs] = useState(key)
  return key === openedAs
}

/**
 * Moves the focus to the count above the results when the pressed control is gone: a removed tag, the link of an empty
 * list, the header's search, or the pagination below the results.
 */
function useFocusAfterChange(page: number) {
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const lastVisit = useRef({ key, page })
  useEffect(() => {
    if (lastVisit.current.key === key) return
    const turned = lastVisit.current.page !== page
    lastVisit.current = { key, page }
    const { activeElement } = document
    const lost = activeElement === null || activeElement === document.body
    if (lost || (turned && !activeElement.closest('form'))) heading.current?.focus({ preventScroll: true })
  }, [key, page])
  return heading
}

const itemList = ({ data }: ProgramList, origin: string, locale: Locale) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: data.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: origin + localePath(locale, paths.program(id)),
  })),
})
