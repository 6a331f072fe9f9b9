import { FILM_STARTED_AFTER_SECONDS } from '@kinora/limits'
import { createContext, use, useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Cue } from './parseCues.ts'

/** State that the player and its panel share. */
type Film = {
  /** Where to begin, in seconds; null until someone asks for the film. */
  startAt: number | null
  /** Where the film is, in seconds. */
  position: number
  /** Most of the film has played: nobody has only moved the slider to its end. */
  isWatched: boolean
  /** It is watched, and near its end. */
  isNearlyOver: boolean
  /** Marked as done: its position is not saved until it plays from the beginning again. */
  isDone: boolean
  finish: () => void
  /** The timed transcript. Empty until the film plays; the panel then shows the page's own text. */
  cues: Cue[]
  /** Starts the film at this second, or seeks to it. Before a second at which it is resumed it was played earlier. */
  playFrom: (seconds: number, isResumed?: boolean) => void
  /** Start times, in seconds, of the chapters watched in this visit. */
  seenChapters: ReadonlySet<number>
  markSeen: (start: number) => void
  /** Counts the seconds between as played, each once. */
  markPlayed: (from: number, to: number) => void
  setPosition: (seconds: number) => void
  setCues: (cues: Cue[]) => void
  /** The video element, while it is mounted. */
  videoRef: RefObject<HTMLVideoElement | null>
}

/** The share of an exercise, or of the film, that must have played for it to count as watched. */
export const ENOUGH = 0.8
/** The share of a film after which it is nearly over. */
const NEARLY_OVER = 0.9

const FilmContext = createContext<Film | null>(null)

/** @throws Error outside a `FilmProvider`. */
export function useFilm(): Film {
  const film = use(FilmContext)
  if (!film) throw new Error('useFilm needs a FilmProvider above it')
  return film
}

type Props = {
  /** The film's length in seconds, where there is a film. */
  duration?: number
  children: ReactNode
}

/** Provides the state of one program's film to its player and panel. Needs the program's id as `key`. */
export function FilmProvider({ duration = Infinity, children }: Props) {
  const [startAt, setStartAt] = useState<number | null>(null)
  const [position, setPlace] = useState(0)
  const [isDone, setDone] = useState(false)
  const [cues, setCues] = useState<Cue[]>([])
  const [seenChapters, setSeenChapters] = useState<ReadonlySet<number>>(new Set())
  const [isWatched, setWatched] = useState(false)
  const playedSeconds = useRef(new Set<number>())
  const videoRef = useRef<HTMLVideoElement>(null)

  const markSeen = useCallback(
    (start: number) => setSeenChapters((before) => (before.has(start) ? before : new Set(before).add(start))),
    [],
  )

  const markPlayed = useCallback(
    (from: number, to: number) => {
      for (let second = Math.floor(from); second < to; second++) playedSeconds.current.add(second)
      if (playedSeconds.current.size >= ENOUGH * duration) setWatched(true)
    },
    [duration],
  )

  const setPosition = (seconds: number) => {
    setPlace(seconds)
    if (seconds < FILM_STARTED_AFTER_SECONDS) setDone(false)
  }
  const playFrom = (seconds: number, isResumed = false) => {
    setPosition(seconds)
    if (isResumed) markPlayed(0, seconds)
    if (!videoRef.current) return setStartAt(seconds)
    videoRef.current.currentTime = seconds
    // If the browser refuses, the film stays paused with its play button.
    videoRef.current.play().catch(() => {})
  }

  const isNearlyOver = startAt !== null && isWatched && position >= duration * NEARLY_OVER
  const film = {
    startAt,
    position,
    isWatched,
    isNearlyOver,
    isDone,
    finish: () => setDone(true),
    cues,
    seenChapters,
    markSeen,
    markPlayed,
    playFrom,
    setPosition,
    setCues,
    videoRef,
  }
  return <FilmContext value={film}>{children}</FilmContext>
}
