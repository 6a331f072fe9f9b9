import type { Video } from '@kinora/contracts'
import { useCallback, useRef } from 'react'
import { chapterAt, endOf } from '../chapters.ts'
import { useFilm } from '../FilmProvider.tsx'

/** The share of an exercise that must have played for it to count as watched. */
const ENOUGH = 0.8
/** A longer step between two calls, in seconds of the film, was a seek. */
const JUMP = 2

/** Marks an exercise as watched once most of it has played. Call the returned function when the time changes. */
export function useSeenChapters({ chapters, duration }: Video): (seconds: number) => void {
  const { markSeen } = useFilm()
  const played = useRef<{ at: number; of: number[] }>({ at: 0, of: [] })
  return useCallback(
    (seconds) => {
      const { at, of } = played.current
      played.current.at = seconds
      const index = chapterAt(chapters, at)
      const start = chapters[index]?.start
      const passed = seconds - at
      if (start === undefined || passed <= 0 || passed > JUMP) return
      of[index] = (of[index] ?? 0) + passed
      if (of[index] >= ENOUGH * (endOf(chapters, index, duration) - start)) markSeen(start)
    },
    [chapters, duration, markSeen],
  )
}
