import type { SignedLink } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FilmLock } from '../filmLock.ts'
import { useLazyCatalogFilmLinkQuery } from '../filmApi.ts'

/** How long before its end a link is renewed. */
const EARLY_MS = 5 * 60_000

export type FilmLink = { state: 'asking' | 'failed' | FilmLock } | ({ state: 'open' } & SignedLink)

/**
 * The signed link of a film, renewed before it ends. Each renewal is a new object, also when the address is the same.
 * `renew` asks at once; an open link is closed by a refusal, and left as it is by an answer that fails otherwise.
 */
export function useFilmLink(programId: number): { link: FilmLink; renew: () => Promise<boolean> } {
  const [link, setLink] = useState<FilmLink>({ state: 'asking' })
  const [ask] = useLazyCatalogFilmLinkQuery()

  const receive = useCallback(({ data, error }: { data?: SignedLink; error?: unknown }) => {
    // A refused answer still carries what was answered before.
    if (data && !error) setLink({ state: 'open', ...data })
    else setLink((before) => lockOf(error) ?? (before.state === 'open' ? before : { state: 'failed' }))
    return !error
  }, [])
  const renew = useCallback(() => {
    setLink((before) => (before.state === 'open' ? before : { state: 'asking' }))
    return ask(programId).then(receive)
  }, [ask, programId, receive])

  useEffect(() => void ask(programId).then(receive), [ask, programId, receive])
  usePersonChange(renew)
  useEffect(() => {
    if (link.state !== 'open') return
    const timer = setTimeout(() => void renew(), renewalDelay(link.expiresAt, Date.now()))
    return () => clearTimeout(timer)
  }, [link, renew])

  return { link, renew }
}

/** Calls when somebody else is here, or nobody any more: what was allowed may be no longer, and the other way round. */
function usePersonChange(onChange: () => void): void {
  const { status, session } = useSession()
  const person = status === 'loading' ? undefined : (session?.id ?? null)
  const last = useRef(person)
  useEffect(() => {
    if (last.current !== undefined && last.current !== person) onChange()
    last.current = person
  }, [person, onChange])
}

/** Milliseconds until a link is renewed: five minutes early, half its time for short ones, never in a rush. */
export function renewalDelay(expiresAt: string, now: number): number {
  const left = Date.parse(expiresAt) - now
  return Math.max(left - EARLY_MS, left / 2, 1000)
}

/** 401: nobody is signed in. 403: who is has no plan (RFC 9110, sections 15.5.2 and 15.5.4). */
function lockOf(error: unknown): { state: FilmLock } | null {
  const status = (error as { status?: unknown } | undefined)?.status
  if (status === 401) return { state: 'needsSession' }
  return status === 403 ? { state: 'needsPlan' } : null
}
