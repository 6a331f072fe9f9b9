import { FILM_STARTED_AFTER_SECONDS } from '@kinora/limits'
import { createContext, use, useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Cue } from './parseCues.ts'

/** What player and panel know of one another. */
type Film = {
  /** Where to begin, in seconds; null until someone asks for the film. */
  startAt: number | null
  /** Where the film is, in seconds. */
  position: number
  /** So little is left that whoever watches is done with it. */
  isNearlyOver: boolean
  /** It counts as done: its place is not kept until it begins anew. */
  isDone: boolean
  finish: () => void
  /** The transcript by time, once the film plays; the page's own text stands until then. */
  cues: Cue[]
  /** Begins the film, or moves it, at a second of it. */
  playFrom: (seconds: number) => void
  /** Where the exercises begin that were seen in this visit. */
  seen: ReadonlySet<number>
  markSeen: (start: number) => void
  setPosition: (seconds: number) => void
  setCues: (cues: Cue[]) => void
  /** The film itself, while there is one. */
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

/** Around one program's player and its panel. Give it the program's id as `key`. */
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
    // A refusal shows as a paused film with its play button.
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
