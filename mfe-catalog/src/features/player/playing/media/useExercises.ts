import type { Video } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useRef, useState } from 'react'
import { chapterAt, endOf } from '../../chapters.ts'
import { useFilm } from '../../FilmProvider.tsx'
import type { FilmCommands } from './useFilmCommands.ts'

/** After more than this many seconds of an exercise, `previous` goes to its beginning. */
const BEGINNING = 3

export type Exercises = {
  /** There is no next one. */
  isLast: boolean
  isRepeated: boolean
  next: () => void
  previous: () => void
  toggleRepeat: () => void
  /** Whether it is repeated, in words, for screen readers. */
  announcement: string
}

/**
 * Commands over the chapters of a film: next, previous, and repeat until switched off. After a seek, the chapter there
 * is the one that repeats. Call `onSeek` on every seek, and `onProgress` on every other media event.
 */
export function useExercises({ chapters, duration }: Video, { seekTo, play }: Pick<FilmCommands, 'seekTo' | 'play'>) {
  const { t } = useTranslation('mfe-catalog')
  const { position, videoRef } = useFilm()
  const [isRepeated, setRepeated] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const repeated = useRef(-1)
  // A command may come before the last seek is rendered: `position` would make the second of two quick presses go astray.
  const now = () => {
    const seconds = videoRef.current?.currentTime ?? position
    return { seconds, index: chapterAt(chapters, seconds) }
  }

  const go = (index: number) => {
    const chapter = chapters[index]
    if (chapter) seekTo(chapter.start)
  }
  const exercises: Exercises = {
    isLast: chapterAt(chapters, position) >= chapters.length - 1,
    isRepeated,
    announcement,
    next: () => go(now().index + 1),
    previous: () => {
      const { seconds, index } = now()
      const isBegun = seconds - (chapters[index]?.start ?? 0) > BEGINNING
      go(Math.max(0, isBegun ? index : index - 1))
    },
    toggleRepeat: () => {
      const { index } = now()
      repeated.current = isRepeated ? -1 : index
      setRepeated(!isRepeated)
      setAnnouncement(t(isRepeated ? 'player.repeatOff' : 'player.repeatOn', { title: chapters[index]?.title }))
    },
  }

  const onSeek = (seconds: number) => {
    if (isRepeated) repeated.current = chapterAt(chapters, seconds)
  }
  const onProgress = ({ currentTime, ended }: HTMLVideoElement) => {
    const chapter = chapters[repeated.current]
    if (!isRepeated || !chapter || (!ended && currentTime < endOf(chapters, repeated.current, duration))) return
    seekTo(chapter.start)
    if (ended) play()
  }
  return { exercises, onSeek, onProgress }
}
