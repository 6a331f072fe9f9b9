import { FILM_STARTED_AFTER_SECONDS } from '@kinora/limits'
import { createContext, use, useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Cue } from './parseCues.ts'

/** State that the player and its panel share. */
type Film = {
  /** Where to begin, in seconds; null until someone asks for the film. */
  startAt: number | null
  /** Where the film is, in seconds. */
  position: number
  /** At least `NEARLY_OVER` of the film has played. */
  isNearlyOver: boolean
  /** Marked as done: its position is not saved until it plays from the beginning again. */
  isDone: boolean
  finish: () => void
  /** The timed transcript. Empty until the film plays; the panel then shows the page's own text. */
  cues: Cue[]
  /** Starts the film at this second, or seeks to it. */
  playFrom: (seconds: number) => void
  /** Start times, in seconds, of the chapters watched in this visit. */
  seen: ReadonlySet<number>
  markSeen: (start: number) => void
  setPosition: (seconds: number) => void
  setCues: (cues: Cue[]) => void
  /** The video element, while it is mounted. */
  videoRef: RefObject<HTMLVideoElement | null>
}

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
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const videoRef = useRef<HTMLVideoElement>(null)

  const markSeen = useCallback(
    (start: number) => setSeen((before) => (before.has(start) ? before : new Set(before).add(start))),
    [],
  )

  const setPosition = (seconds: number) => {
    setPlace(seconds)
    if (seconds < FILM_STARTED_AFTER_SECONDS) setDone(false)
  }
  const playFrom = (seconds: number) => {
    setPosition(seconds)
    if (!videoRef.current) return setStartAt(seconds)
    videoRef.current.currentTime = seconds
    // If the browser refuses, the film stays paused with its play button.
    videoRef.current.play().catch(() => {})
  }

  const isNearlyOver = startAt !== null && position >= duration * NEARLY_OVER
  const film = {
    startAt,
    position,
    isNearlyOver,
    isDone,
    finish: () => setDone(true),
    cues,
    seen,
    markSeen,
    playFrom,
    setPosition,
    setCues,
    videoRef,
  }
  return <FilmContext value={film}>{children}</FilmContext>
}
