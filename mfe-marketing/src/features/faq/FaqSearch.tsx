import { identity } from '@kinora/content/identity'
import { Form } from '@kinora/forms'
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
  const [matchCount, setMatchCount] = useState<number>()
  const last = useRef('')
  const narrow = async (phrase: string) => {
    last.current = phrase
    const words = await loadSearchWords(locale)
    // More may have been typed meanwhile, and its own call does the rest.
    if (!text.current || last.current !== phrase) return
    const count = narrowAnswers(text.current, phrase, words, locale)
    setMatchCount(phrase.trim() === '' ? undefined : count)
  }
  return (
    <Form className={styles.search} role="search" aria-label={t('faq.search')}>
      <SearchField label={t('faq.phrase')} onChange={({ target }) => void narrow(target.value)} />
      <p role="status" className={styles.found}>
        {matchCount !== undefined && t('faq.found', { count: matchCount, helpEmail: identity.email.help })}
      </p>
    </Form>
  )
}
