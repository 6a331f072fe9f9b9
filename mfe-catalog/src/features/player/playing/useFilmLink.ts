import type { SignedLink } from '@kinora/contracts'
import { useCallback, useEffect, useState } from 'react'
import { useLazyCatalogFilmLinkQuery } from '../filmApi.ts'

/** How long before its end a link is renewed. */
const EARLY_MS = 5 * 60_000

export type FilmLink = { state: 'asking' | 'refused' | 'failed' } | ({ state: 'open' } & SignedLink)

/**
 * The signed link of a film, renewed before it ends. Each renewal is a new object, also when the address is the same.
 * `renew` asks at once; while a link is open, an answer that fails leaves it so and says so.
 */
export function useFilmLink(programId: number): { link: FilmLink; renew: () => Promise<boolean> } {
  const [link, setLink] = useState<FilmLink>({ state: 'asking' })
  const [ask] = useLazyCatalogFilmLinkQuery()

  const receive = useCallback(({ data, error }: { data?: SignedLink; error?: unknown }) => {
    if (data) setLink({ state: 'open', ...data })
    else setLink((before) => (before.state === 'open' ? before : { state: isRefusal(error) ? 'refused' : 'failed' }))
    return data !== undefined
  }, [])
  const renew = useCallback(() => {
    setLink((before) => (before.state === 'open' ? before : { state: 'asking' }))
    return ask(programId).then(receive)
  }, [ask, programId, receive])

  useEffect(() => void ask(programId).then(receive), [ask, programId, receive])
  useEffect(() => {
    if (link.state !== 'open') return
    const left = Date.parse(link.expiresAt) - Date.now()
    const timer = setTimeout(() => void renew(), Math.max(left - EARLY_MS, left / 2, 1000))
    return () => clearTimeout(timer)
  }, [link, renew])

  return { link, renew }
}

const isRefusal = (error: unknown) => {
  const status = (error as { status?: unknown } | undefined)?.status
  return status === 401 || status === 403
}
