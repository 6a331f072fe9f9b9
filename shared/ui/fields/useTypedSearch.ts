import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 300

type Options = {
  /** What is searched for now, such as what the address says. */
  search: string
  onSearch: (search: string) => void
  /** What is searched for when this was typed. */
  clean?: (text: string) => string
}

/**
 * What a search field shows, which searches when the typing pauses: its `value`, and `type` for what was typed. It
 * follows a search that changed otherwise, such as by a link or because the browser went back.
 */
export function useTypedSearch({ search, onSearch, clean = (text) => text.trim() }: Options) {
  const [value, setValue] = useState(search)
  const [sent, setSent] = useState(search)
  const [lastSearch, setLastSearch] = useState(search)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  if (search !== lastSearch) {
    setLastSearch(search)
    if (search !== sent) {
      setSent(search)
      setValue(search)
    }
  }

  const type = (text: string) => {
    setValue(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      const cleaned = clean(text)
      setSent(cleaned)
      if (cleaned !== search) onSearch(cleaned)
    }, PAUSE_MS)
  }
  return { value, type }
}
