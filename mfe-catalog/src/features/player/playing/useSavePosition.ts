import { useSession } from '@kinora/session'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useFilm } from '../FilmProvider.tsx'
import { useCatalogSavePositionMutation } from '../positionApi.ts'

const EVERY_MS = 10_000
/** In seconds; less is the same place. */
const MOVED = 1

/**
 * Keeps where somebody is in the film: every ten seconds of playing, and whenever they pause or leave. Not for
 * visitors, and not for what is already done.
 */
export function useSavePosition(programId: number, isPlaying: boolean): void {
  const isSignedIn = useSession().session !== null
  const { position, isDone } = useFilm()
  const [keep] = useCatalogSavePositionMutation()
  const kept = useRef(position)
  const now = useRef({ position, isKeeping: false })
  // Before the other effects, which save what it says as they end.
  useLayoutEffect(() => {
    now.current = { position, isKeeping: isSignedIn && !isDone }
  })

  const save = useCallback(() => {
    const { position: seconds, isKeeping } = now.current
    if (!isKeeping || Math.abs(seconds - kept.current) < MOVED) return
    kept.current = seconds
    void keep({ programId, seconds })
  }, [keep, programId])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(save, EVERY_MS)
    return () => {
      clearInterval(timer)
      save()
    }
  }, [isPlaying, save])

  useEffect(() => {
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    // Both: a phone that closes a page may tell by one alone.
    document.addEventListener('visibilitychange', saveWhenHidden)
    addEventListener('pagehide', save)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      removeEventListener('pagehide', save)
      save()
    }
  }, [save])
}
