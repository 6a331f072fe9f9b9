import { useEffect } from 'react'
import { useLazyCatalogTranscriptLinkQuery } from '../filmApi.ts'
import { useFilm } from '../FilmProvider.tsx'
import { parseCues } from '../parseCues.ts'

/** Loads the timed transcript into the panel. If that fails, the panel keeps the page's text. */
export function useTranscript(programId: number, wanted: boolean): void {
  const [ask] = useLazyCatalogTranscriptLinkQuery()
  const { setCues } = useFilm()
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const load = async () => {
      const { data: link, error } = await ask(programId)
      if (!link || error) return
      const answer = await fetch(link.url, { signal: stop.signal })
      if (answer.ok) setCues(parseCues(await answer.text()))
    }
    load().catch(() => {})
    return () => stop.abort()
  }, [ask, programId, setCues, wanted])
}
