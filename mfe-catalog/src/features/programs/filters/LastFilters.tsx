import type { Named } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { Link } from '@kinora/router'
import { IconButton } from '@kinora/ui'
import { useState, useSyncExternalStore } from 'react'
import { forgetLastFilters, readLastFilters } from './lastFiltersStore.ts'
import styles from './LastFilters.module.css'
import { programsPath, readFilters } from './programFilters.ts'
import { useAppliedFilters } from './useAppliedFilters.ts'

const never = () => () => {}

type Props = {
  categories: Named[]
  levels: Named[]
  /** Called when it is closed, to move the focus away from the removed button. */
  onForget: () => void
}

/**
 * Offers the filters of the last visit; they are never applied unasked. Its space is reserved before they are known.
 */
export function LastFilters({ categories, levels, onForget }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const query = useSyncExternalStore(never, readLastFilters, () => '')
  const [isForgotten, setForgotten] = useState(false)
  const filters = readFilters(new URLSearchParams(query))
  const tags = useAppliedFilters(filters, categories, levels)
  if (isForgotten) return null

  const forget = () => {
    forgetLastFilters()
    setForgotten(true)
    onForget()
  }
  return (
    <div className={styles.place}>
      {query && (
        <>
          <Link className={styles.link} to={programsPath(filters)} preventScrollReset>
            <span className={styles.names}>
              {t('last.filters', { names: tags.map(({ name }) => name).join(', ') })}
            </span>
            <span className={styles.dash} aria-hidden="true">
              –
            </span>
            <b>{t('last.show')}</b>
          </Link>
          <IconButton icon="close" label={t('last.forget')} onClick={forget} />
        </>
      )}
    </div>
  )
}
