import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { EmptyState, LinkButton, Pagination } from '@kinora/ui'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useIsExtract } from '../Extract.tsx'
import { readPage } from '../readPage.ts'
import type { QuoteProps } from './Quote.tsx'
import styles from './Quotes.module.css'

const PAGE_SIZE = 12

/** Quotes in the order of the text, a dozen to a page; on the first page of the site only those marked `home`. */
export function Quotes({ children }: { children: ReactNode }) {
  const isExtract = useIsExtract()
  const quotes = Children.toArray(children).filter((child) => isValidElement<QuoteProps>(child))
  return isExtract ? (
    <div className={styles.few}>{quotes.filter(({ props }) => props.home)}</div>
  ) : (
    <QuotePage quotes={quotes} />
  )
}

function QuotePage({ quotes }: { quotes: ReactElement[] }) {
  const { t } = useTranslation('mfe-marketing')
  const page = readPage(useLocation().search)
  const pageCount = Math.ceil(quotes.length / PAGE_SIZE)
  if (page > pageCount) {
    return (
      <EmptyState
        sentence={t('references.noSuchPage')}
        action={<LinkButton to={paths.references()}>{t('references.first')}</LinkButton>}
      />
    )
  }
  const from = (page - 1) * PAGE_SIZE
  const pageQuotes = quotes.slice(from, from + PAGE_SIZE)
  return (
    <>
      <div className={styles.quotes}>{pageQuotes}</div>
      <Pagination page={page} pageCount={pageCount} hrefOf={paths.references}>
        {t('references.range', { from: from + 1, to: from + pageQuotes.length, total: quotes.length })}
      </Pagination>
    </>
  )
}
