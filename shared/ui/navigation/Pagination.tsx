import { useTranslation } from '@kinora/i18n'
import { Link } from '@kinora/router'
import type { ReactNode } from 'react'
import { LinkButton } from '../actions/LinkButton.tsx'
import { Button } from '../actions/Button.tsx'
import styles from './Pagination.module.css'

type Props = {
  /** The first page is 1. */
  page: number
  pageCount: number
  /** The path and query of a page, without the locale. */
  hrefOf: (page: number) => string
  /** A line below: which items of how many are shown. */
  children?: ReactNode
}

/**
 * Pages of a list as plain links, which work without JavaScript and can be opened in a new tab. Renders nothing for a
 * single page.
 */
export function Pagination({ page, pageCount, hrefOf, children }: Props) {
  const { t } = useTranslation('ui')
  if (pageCount < 2) return null
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      <div className={styles.row}>
        {page > 1 ? (
          <LinkButton to={hrefOf(page - 1)} rel="prev" icon="chevron-left">
            <span className={styles.word}>{t('pagination.previous')}</span>
          </LinkButton>
        ) : (
          <Button disabled icon="chevron-left">
            <span className={styles.word}>{t('pagination.previous')}</span>
          </Button>
        )}
        <ul className={styles.numbers}>
          {pagesShown(page, pageCount).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? (
                <span className={styles.gap}>…</span>
              ) : (
                <Link
                  className={styles.number}
                  to={hrefOf(number)}
                  aria-current={number === page ? 'page' : undefined}
                  aria-label={t('pagination.page', { number })}
                >
                  {number}
                </Link>
              )}
            </li>
          ))}
        </ul>
        {page < pageCount ? (
          <LinkButton to={hrefOf(page + 1)} rel="next" iconAfter="chevron-right">
            <span className={styles.word}>{t('pagination.next')}</span>
          </LinkButton>
        ) : (
          <Button disabled iconAfter="chevron-right">
            <span className={styles.word}>{t('pagination.next')}</span>
          </Button>
        )}
      </div>
      {children && <p className={styles.summary}>{children}</p>}
    </nav>
  )
}

/** The page numbers to show: both ends, the page and its neighbours; `null` is a gap. */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [null, number] : [number]
  })
}
