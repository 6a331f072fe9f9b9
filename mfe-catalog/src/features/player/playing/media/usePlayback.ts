import { useCallback, useEffect, useRef, useState } from 'react'
import { useFilm } from '../../FilmProvider.tsx'
import { playHls } from './playHls.ts'
import type { FilmLink } from './useFilmLink.ts'

/** Interval of the checks for a stalled film: one that should play, but neither moves nor buffers. */
const CHECK_MS = 2_000
/** After this many stalled checks in a row the film is restarted. One that has not played yet gets more time. */
const CHECKS = { running: 1, beginning: 4 }
/** The number of automatic restarts before an error is shown. */
const MAX_TRIES = 2

/** `refused`: the browser wants a press before it plays. */
export type Trouble = 'failed' | 'offline' | 'refused' | null

/**
 * Plays the film of the link. A renewed link, and the automatic restart after an error or a stall, resume at the same
 * second; when restarts do not help, `trouble` says so. The HLS engine itself neither reports failed requests nor
 * repeats them.
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
    // If that does not help, the film is still stalled and the next check ends up here again.
    void renew()
  }, [renew])

  useEffect(() => {
    // The user may sign in in another tab: the film is then restored here, but stays paused.
    if (link.state === 'needsSession' || link.state === 'needsPlan') place.current.play = false
    if (link.state !== 'open' || !videoRef.current) return
    const { time, play } = place.current
    Object.assign(place.current, { arrived: false, ran: false })
    const onRefused = () => setStop('refused')
    return playHls(videoRef.current, link.url, { at: time, play, onError: onTrouble, onRefused })
  }, [link, videoRef, onTrouble])

  useEffect(() => {
    if (trouble !== null || link.state !== 'open') return
    let last = { time: place.current.time, loaded: 0 }
    let stalled = 0
    const watch = setInterval(() => {
      const film = videoRef.current
      const { time, play, arrived, ran } = place.current
      const loaded = film ? secondsLoaded(film) : 0
      const pausedByReader = arrived && film?.paused
      stalled = play && time === last.time && loaded === last.loaded && !pausedByReader ? stalled + 1 : 0
      last = { time, loaded }
      if (stalled < (ran ? CHECKS.running : CHECKS.beginning)) return
      stalled = 0
      onTrouble()
    }, CHECK_MS)
    return () => clearInterval(watch)
  }, [trouble, link, videoRef, onTrouble])

  useEffect(() => {
    if (trouble !== 'offline') return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [trouble, retry])

  /** Call it on every media event. False until the film is back at its position: its time is not yet meaningful. */
  const onProgress = useCallback((film: HTMLVideoElement): boolean => {
    const { current } = place
    if (!film.paused) setStop((before) => (before === 'refused' ? null : before))
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
