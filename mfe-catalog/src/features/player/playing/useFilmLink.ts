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
    // A refused answer still carries what was answered before.
    if (data && !error) setLink({ state: 'open', ...data })
    else setLink((before) => (before.state === 'open' ? before : { state: isRefusal(error) ? 'refused' : 'failed' }))
    return !error
  }, [])
  const renew = useCallback(() => {
    setLink((before) => (before.state === 'open' ? before : { state: 'asking' }))
    return ask(programId).then(receive)
  }, [ask, programId, receive])

  useEffect(() => void ask(programId).then(receive), [ask, programId, receive])
  useEffect(() => {
    if (link.state !== 'open') return
    const timer = setTimeout(() => void renew(), renewalDelay(link.expiresAt, Date.now()))
    return () => clearTimeout(timer)
  }, [link, renew])

  return { link, renew }
}

/** Milliseconds until a link is renewed: five minutes early, half its time for short ones, never in a rush. */
export function renewalDelay(expiresAt: string, now: number): number {
  const left = Date.parse(expiresAt) - now
  return Math.max(left - EARLY_MS, left / 2, 1000)
}

const isRefusal = (error: unknown) => {
  const status = (error as { status?: unknown } | undefined)?.status
  return status === 401 || status === 403
}
