import { useTranslation } from '@kinora/i18n'
import { PHRASE_MAX_LENGTH } from '@kinora/limits'
import { SearchField, useHydrated, useTypedSearch } from '@kinora/ui'
import styles from './PhraseField.module.css'
import { cleanPhrase } from './programFilters.ts'

type Props = { phrase: string; onChange: (phrase: string) => void }

/**
 * Searches when the typing pauses. Until script runs it has a submit button, inside the field so that the layout does
 * not shift when it disappears.
 */
export function PhraseField({ phrase, onChange }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const { value, type } = useTypedSearch({ search: phrase, onSearch: onChange, clean: cleanPhrase })
  const scripted = useHydrated()

  return (
    <div className={styles.phrase}>
      <SearchField
        name="phrase"
        label={t('filters.phrase')}
        placeholder={t('filters.phraseExample')}
        maxLength={PHRASE_MAX_LENGTH}
        value={value}
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
