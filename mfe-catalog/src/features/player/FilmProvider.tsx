import { createContext, use, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Cue } from './parseCues.ts'

/** What player and panel know of one another. */
type Film = {
  /** Where to begin, in seconds; null until someone asks for the film. */
  startAt: number | null
  /** Where the film is, in seconds. */
  position: number
  /** The transcript by time, once the film plays; the page's own text stands until then. */
  cues: Cue[]
  /** Begins the film, or moves it, at a second of it. */
  playFrom: (seconds: number) => void
  setPosition: (seconds: number) => void
  setCues: (cues: Cue[]) => void
  /** The film itself, while there is one. */
  videoRef: RefObject<HTMLVideoElement | null>
}

const FilmContext = createContext<Film | null>(null)

/** @throws Error outside a `FilmProvider`. */
export function useFilm(): Film {
  const film = use(FilmContext)
  if (!film) throw new Error('useFilm needs a FilmProvider above it')
  return film
}

/** Around one program's player and its panel. Give it the program's id as `key`. */
export function FilmProvider({ children }: { children: ReactNode }) {
  const [startAt, setStartAt] = useState<number | null>(null)
  const [position, setPosition] = useState(0)
  const [cues, setCues] = useState<Cue[]>([])
  const videoRef = useRef<HTMLVideoElement>(null)

  const playFrom = (seconds: number) => {
    setPosition(seconds)
    if (!videoRef.current) return setStartAt(seconds)
    videoRef.current.currentTime = seconds
    // A refusal shows as a paused film with its play button.
    videoRef.current.play().catch(() => {})
  }

  return <FilmContext value={{ startAt, position, cues, playFrom, setPosition, setCues, videoRef }}>{children}</FilmContext>
}
