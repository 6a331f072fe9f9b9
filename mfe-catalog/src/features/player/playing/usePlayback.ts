import { useCallback, useEffect, useRef, useState } from 'react'
import { useFilm } from '../FilmProvider.tsx'
import { playHls } from './playHls.ts'
import type { FilmLink } from './useFilmLink.ts'

/** The interval of checks whether the film stands still, while it should play, and no more of it loads. */
const LOOK_MS = 2_000
/** How many such checks in a row restart the film where it stands. A film that has not played yet gets more time. */
const LOOKS = { running: 1, beginning: 4 }
/** How often it restarts by itself before an error is shown. */
const MAX_TRIES = 2

export type Trouble = 'failed' | 'offline' | null

/**
 * Plays what the link leads to. A renewed link, or a retry by itself after an error or a stop, goes on from the same
 * second; when that does not help either, `trouble` says so. The engine itself neither speaks of what failed nor asks
 * for it again.
 */
export function usePlayback(link: FilmLink, renew: () => Promise<boolean>) {
  const { videoRef, startAt } = useFilm()
  const [stop, setStop] = useState<Trouble>(null)
  const trouble = stop ?? (link.state === 'failed' ? reason() : null)
  const place = useRef({ time: startAt ?? 0, play: true, arrived: false, ran: false })
  const tries = useRef(0)

  const retry = useCallback(() => {
    setStop(null)
    void renew().then((renewed) => {
      if (!renewed) setStop(reason())
    })
  }, [renew])

  const onTrouble = useCallback(() => {
    if (!navigator.onLine) return setStop('offline')
    if (tries.current === MAX_TRIES) return setStop('failed')
    tries.current++
    setStop(null)
    // If that does not help, the film still stands and the next check comes back here.
    void renew()
  }, [renew])

  useEffect(() => {
    // Signing in may happen in another tab: then this one waits, silent, for whoever comes back to it.
    if (link.state === 'needsSession' || link.state === 'needsPlan') place.current.play = false
    if (link.state !== 'open' || !videoRef.current) return
    const { time, play } = place.current
    Object.assign(place.current, { arrived: false, ran: false })
    return playHls(videoRef.current, link.url, { at: time, play, onError: onTrouble })
  }, [link, videoRef, onTrouble])

  useEffect(() => {
    if (trouble !== null || link.state !== 'open') return
    let last = { time: place.current.time, loaded: 0 }
    let stood = 0
    const watch = setInterval(() => {
      const film = videoRef.current
      const { time, play, arrived, ran } = place.current
      const loaded = film ? secondsLoaded(film) : 0
      const pausedByReader = arrived && film?.paused
      stood = play && time === last.time && loaded === last.loaded && !pausedByReader ? stood + 1 : 0
      last = { time, loaded }
      if (stood < (ran ? LOOKS.running : LOOKS.beginning)) return
      stood = 0
      onTrouble()
    }, LOOK_MS)
    return () => clearInterval(watch)
  }, [trouble, link, videoRef, onTrouble])

  useEffect(() => {
    if (trouble !== 'offline') return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [trouble, retry])

  /** Told of every change; false while the film is not yet back where it was, so that its time means nothing. */
  const onProgress = useCallback((film: HTMLVideoElement): boolean => {
    const { current } = place
    if (!current.arrived) current.arrived = film.readyState > 0 && film.currentTime >= current.time - 1
    if (!current.arrived) return false
    if (film.currentTime > current.time && !film.paused) {
      tries.current = 0
      current.ran = true
    }
    current.time = film.currentTime
    current.play = !film.paused && !film.ended
    return true
  }, [])

  return { trouble, retry, onProgress }
}

const secondsLoaded = ({ buffered }: HTMLVideoElement) =>
  Array.from({ length: buffered.length }, (_, index) => buffered.end(index) - buffered.start(index)).reduce(
    (sum, seconds) => sum + seconds,
    0,
  )

const reason = (): Trouble => (navigator.onLine ? 'failed' : 'offline')
