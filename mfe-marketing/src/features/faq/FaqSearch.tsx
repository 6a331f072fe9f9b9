import { useTranslation } from '@kinora/i18n'
import { SearchField, useEarlyChoice } from '@kinora/ui'
import { useState, type RefObject } from 'react'
import styles from './FaqSearch.module.css'
import { narrowAnswers } from './narrowAnswers.ts'

/** Filters the questions below while one types. Hidden without script, where all questions are shown. */
export function FaqSearch({ text }: { text: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('mfe-marketing')
  const [found, setFound] = useState<number>()
  const narrow = (phrase: string) => {
    if (!text.current) return
    const count = narrowAnswers(text.current, phrase)
    setFound(phrase.trim() === '' ? undefined : count)
  }
  const form = useEarlyChoice<HTMLFormElement, string>((search) => search.querySelector('input')!.value, narrow)
  return (
    <form
      ref={form}
      className={styles.search}
      role="search"
      aria-label={t('faq.search')}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField label={t('faq.phrase')} onChange={({ target }) => narrow(target.value)} />
      <p role="status" className={styles.found}>
        {found !== undefined && t('faq.found', { count: found })}
      </p>
    </form>
  )
}
