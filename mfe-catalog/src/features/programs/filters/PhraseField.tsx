import { useTranslation } from '@kinora/i18n'
import { PHRASE_MAX_LENGTH } from '@kinora/limits'
import { SearchField, useHydrated } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './PhraseField.module.css'
import { cleanPhrase } from './programFilters.ts'

const PAUSE_MS = 300

type Props = { phrase: string; onChange: (phrase: string) => void }

/**
 * Searches when the typing pauses. Until script runs it has a submit button, inside the field so that the layout does
 * not shift when it disappears.
 */
export function PhraseField({ phrase, onChange }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const [draft, setDraft] = useState(phrase)
  const [sent, setSent] = useState(phrase)
  const [lastPhrase, setLastPhrase] = useState(phrase)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const scripted = useHydrated()
  useEffect(() => () => clearTimeout(pause.current), [])

  // The address changed otherwise: a tag was removed, or the browser went back.
  if (phrase !== lastPhrase) {
    setLastPhrase(phrase)
    if (phrase !== sent) setDraft(phrase)
  }

  const type = (text: string) => {
    setDraft(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      const cleaned = cleanPhrase(text)
      setSent(cleaned)
      if (cleaned !== phrase) onChange(cleaned)
    }, PAUSE_MS)
  }

  return (
    <div className={styles.phrase}>
      <SearchField
        name="phrase"
        label={t('filters.phrase')}
        placeholder={t('filters.phraseExample')}
        maxLength={PHRASE_MAX_LENGTH}
        value={draft}
        onChange={({ target }) => type(target.value)}
      />
      {!scripted && (
        <button className={styles.submit} type="submit">
          {t('filters.submit')}
        </button>
      )}
    </div>
  )
}
