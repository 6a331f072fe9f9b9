import { identity } from '@kinora/content/identity'
import { useLocale, useTranslation } from '@kinora/i18n'
import { SearchField } from '@kinora/ui'
import { useRef, useState, type RefObject } from 'react'
import styles from './FaqSearch.module.css'
import { loadSearchWords } from './loadSearchWords.ts'
import { narrowAnswers } from './narrowAnswers.ts'

/** Filters the questions below while one types. Hidden without script, where all questions are shown. */
export function FaqSearch({ text }: { text: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('mfe-marketing')
  const locale = useLocale()
  const [found, setFound] = useState<number>()
  const last = useRef('')
  const narrow = async (phrase: string) => {
    last.current = phrase
    const words = await loadSearchWords(locale)
    // More may have been typed meanwhile, and its own call does the rest.
    if (!text.current || last.current !== phrase) return
    const count = narrowAnswers(text.current, phrase, words, locale)
    setFound(phrase.trim() === '' ? undefined : count)
  }
  return (
    <form
      className={styles.search}
      role="search"
      aria-label={t('faq.search')}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField label={t('faq.phrase')} onChange={({ target }) => void narrow(target.value)} />
      <p role="status" className={styles.found}>
        {found !== undefined && t('faq.found', { count: found, helpEmail: identity.email.help })}
      </p>
    </form>
  )
}
