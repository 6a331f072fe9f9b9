import { PHRASE_MAX_LENGTH } from '@kinora/limits'
import { SearchField } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 300

type Props = { label: string; search: string; onChange: (search: string) => void }

/** Searches when the typing pauses. */
export function TeamSearch({ label, search, onChange }: Props) {
  const [draft, setDraft] = useState(search)
  const [lastSearch, setLastSearch] = useState(search)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  // The address changed otherwise: by a link, or the browser went back.
  if (search !== lastSearch) {
    setLastSearch(search)
    if (search !== draft.trim()) setDraft(search)
  }

  const type = (text: string) => {
    setDraft(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => onChange(text.trim()), PAUSE_MS)
  }
  return (
    <div role="search">
      <SearchField
        label={label}
        maxLength={PHRASE_MAX_LENGTH}
        value={draft}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}
