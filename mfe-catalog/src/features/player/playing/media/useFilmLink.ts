import type { SignedLink } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { msUntil } from '@kinora/i18n'
import { useSession } from '@kinora/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FilmLock } from '../../filmLock.ts'
import { useLazyCatalogFilmLinkQuery } from './filmApi.ts'

/** How long before its expiry a link is renewed. */
const EARLY_MS = 5 * 60_000
/** When one that seems to have expired already is renewed. */
const RETRY_MS = 60_000

export type FilmLink = { state: 'asking' | 'failed' | FilmLock } | ({ state: 'open' } & SignedLink)

/**
 * The signed link of a film, renewed before it expires. Each renewal is a new object, also when the URL is the same.
 * `renew` requests one at once and resolves to whether that worked. A 401 or 403 locks the film; after any other error
 * an open link stays open.
 */
export function useFilmLink(programId: number): { link: FilmLink; renew: () => Promise<boolean> } {
  const [link, setLink] = useState<FilmLink>({ state: 'asking' })
  const [ask] = useLazyCatalogFilmLinkQuery()

  const receive = useCallback(({ data, error }: { data?: SignedLink; error?: unknown }) => {
    // Beside an error, `data` still holds the previous answer.
    if (data && !error) setLink({ state: 'open', ...data })
    else setLink((before) => lockOf(error) ?? (before.state === 'open' ? before : { state: 'failed' }))
    return !error
  }, [])
  const renew = useCallback(() => {
    setLink((before) => (before.state === 'open' ? before : { state: 'asking' }))
    return ask(programId).then(receive)
  }, [ask, programId, receive])

  useEffect(() => void ask(programId).then(receive), [ask, programId, receive])
  useAccessChange(renew)
  useEffect(() => {
    if (link.state !== 'open') return
    const timer = setTimeout(() => void renew(), renewalDelay(msUntil(Date.parse(link.expiresAt))))
    return () => clearTimeout(timer)
  }, [link, renew])

  return { link, renew }
}

/** Calls `onChange` when the user or their access changes, because the film may then be locked or unlocked. */
function useAccessChange(onChange: () => void): void {
  const { status, session } = useSession()
  const access = status === 'loading' ? undefined : session && `${session.id} ${session.hasActiveSubscription}`
  const last = useRef(access)
  useEffect(() => {
    if (last.current !== undefined && last.current !== access) onChange()
    last.current = access
  }, [access, onChange])
}

/** Milliseconds until a link is renewed: five minutes early, after half of a short time left, at least a second. */
export const renewalDelay = (remainingMs: number): number =>
  remainingMs > 0 ? Math.max(remainingMs - EARLY_MS, remainingMs / 2, 1000) : RETRY_MS

/** 401: nobody is signed in. 403: the user has no plan (RFC 9110, sections 15.5.2 and 15.5.4). */
function lockOf(error: unknown): { state: FilmLock } | null {
  const status = problemOf(error)?.status
  if (status === 401) return { state: 'needsSession' }
  return status === 403 ? { state: 'needsPlan' } : null
}
