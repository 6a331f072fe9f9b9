import { useTranslation } from '@kinora/i18n'
import { PHRASE_MAX_LENGTH } from '@kinora/limits'
import { SearchField, SelectField } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'
import { TEAM_SORTS, type TeamList, type TeamSort } from './teamList.ts'
import styles from './TeamTools.module.css'

const PAUSE_MS = 300

type Props = { list: TeamList; onChange: (change: Partial<TeamList>) => void }

/** Searches when the typing pauses; the order changes at once. */
export function TeamTools({ list: { search, sort }, onChange }: Props) {
  const { t } = useTranslation('mfe-team')
  const [draft, setDraft] = useState(search)
  const [seen, setSeen] = useState(search)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  // The address changed otherwise: by a link, or the browser went back.
  if (search !== seen) {
    setSeen(search)
    if (search !== draft.trim()) setDraft(search)
  }

  const type = (text: string) => {
    setDraft(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => onChange({ search: text.trim() }), PAUSE_MS)
  }
  return (
    <div role="search" className={styles.tools}>
      <SearchField
        label={t('list.search')}
        maxLength={PHRASE_MAX_LENGTH}
        value={draft}
        onChange={({ target }) => type(target.value)}
      />
      <SelectField
        label={t('list.sort.label')}
        value={sort}
        onChange={({ target }) => onChange({ sort: target.value as TeamSort })}
      >
        {TEAM_SORTS.map((known) => (
          <option key={known} value={known}>
            {t(`list.sort.${known}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
