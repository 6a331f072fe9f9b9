import { useCallback, useEffect, useRef, useState } from 'react'
import { useFilm } from '../FilmProvider.tsx'
import { playHls } from './playHls.ts'
import type { FilmLink } from './useFilmLink.ts'

/** How long the film may stand still, while it should run, before it is begun anew where it stands. */
const PATIENCE_MS = 8_000

export type Trouble = 'failed' | 'offline' | null

/**
 * Plays what the link leads to. A renewed link, or one retry by itself after an error or a long stop, goes on from the same
 * second; when that does not help either, `trouble` says so. The engine itself is silent about a network that is gone.
 */
export function usePlayback(link: FilmLink, renew: () => Promise<boolean>) {
  const { videoRef, startAt } = useFilm()
  const [stop, setStop] = useState<Trouble>(null)
  const trouble = stop ?? (link.state === 'failed' ? reason() : null)
  const place = useRef({ time: startAt ?? 0, play: true, arrived: false })
  const triedAgain = useRef(false)

  const retry = useCallback(() => {
    setStop(null)
    void renew().then((renewed) => {
      if (!renewed) setStop(reason())
    })
  }, [renew])

  const onTrouble = useCallback(() => {
    if (!navigator.onLine) return setStop('offline')
    if (triedAgain.current) return setStop('failed')
    triedAgain.current = true
    retry()
  }, [retry])

  useEffect(() => {
    // Signing in may happen in another tab: then this one waits, silent, for whoever comes back to it.
    if (link.state === 'needsSession' || link.state === 'needsPlan') place.current.play = false
    if (link.state !== 'open' || !videoRef.current) return
    const { time, play } = place.current
    place.current.arrived = false
    return playHls(videoRef.current, link.url, { at: time, play, onError: onTrouble })
  }, [link, videoRef, onTrouble])

  useEffect(() => {
    if (trouble !== null || link.state !== 'open') return
    let last = place.current.time
    const watch = setInterval(() => {
      const { time, play, arrived } = place.current
      const pausedByReader = arrived && videoRef.current?.paused
      if (play && time === last && !pausedByReader) onTrouble()
      last = time
    }, PATIENCE_MS)
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
    if (film.currentTime > current.time && !film.paused) triedAgain.current = false
    current.time = film.currentTime
    current.play = !film.paused && !film.ended
    return true
  }, [])

  return { trouble, retry, onProgress }
}

const reason = (): Trouble => (navigator.onLine ? 'failed' : 'offline')
