import { useSession } from '@kinora/session'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useFilm } from '../../FilmProvider.tsx'
import { useCatalogSavePositionMutation } from '../../positionApi.ts'

const EVERY_MS = 10_000
/** In seconds; a smaller change is not saved. */
const MOVED = 1

/**
 * Saves the position in the film: every ten seconds of playing, on pause and on leaving the page. Not for visitors, and
 * not after the program was marked as done.
 */
export function useSavePosition(programId: number, isPlaying: boolean): void {
  const isSignedIn = useSession().session !== null
  const { position, isDone } = useFilm()
  const [keep] = useCatalogSavePositionMutation()
  const savedPosition = useRef(position)
  const now = useRef({ position, isKeeping: false })
  // A layout effect, because the cleanups of the effects below read it.
  useLayoutEffect(() => {
    now.current = { position, isKeeping: isSignedIn && !isDone }
  })

  const save = useCallback(() => {
    const { position: seconds, isKeeping } = now.current
    if (!isKeeping || Math.abs(seconds - savedPosition.current) < MOVED) return
    savedPosition.current = seconds
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
    // Both, because a phone that closes a page may fire only one of them.
    document.addEventListener('visibilitychange', saveWhenHidden)
    addEventListener('pagehide', save)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      removeEventListener('pagehide', save)
      save()
    }
  }, [save])
}
