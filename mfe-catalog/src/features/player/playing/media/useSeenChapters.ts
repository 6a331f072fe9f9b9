import type { Video } from '@kinora/contracts'
import { useMemo, useRef } from 'react'
import { chapterAt, endOf } from '../../chapters.ts'
import { ENOUGH, useFilm } from '../../FilmProvider.tsx'

/** A longer step between two calls, in seconds of the film at its usual speed, was a seek. */
const JUMP = 2

type Time = Pick<HTMLVideoElement, 'currentTime' | 'playbackRate'>

/**
 * Counts what of the film has played, and marks an exercise as watched once most of it has. Call `onProgress` when the
 * time changes, `onSeek` when somebody has changed it.
 */
export function useSeenChapters({ chapters, duration }: Video) {
  const { markSeen, markPlayed } = useFilm()
  const played = useRef<{ at: number; of: number[] }>({ at: 0, of: [] })
  return useMemo(() => {
    const onSeek = ({ currentTime }: Time) => {
      played.current.at = currentTime
    }
    const onProgress = ({ currentTime, playbackRate }: Time) => {
      const { at, of } = played.current
      played.current.at = currentTime
      const passed = currentTime - at
      if (passed <= 0 || passed > JUMP * Math.max(1, playbackRate)) return
      markPlayed(at, currentTime)
      const index = chapterAt(chapters, at)
      const start = chapters[index]?.start
      if (start === undefined) return
      of[index] = (of[index] ?? 0) + passed
      if (of[index] >= ENOUGH * (endOf(chapters, index, duration) - start)) markSeen(start)
    }
    return { onSeek, onProgress }
  }, [chapters, duration, markSeen, markPlayed])
}
