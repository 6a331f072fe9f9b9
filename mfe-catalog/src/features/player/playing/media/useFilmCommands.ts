import { useMemo, type RefObject } from 'react'

export type FilmCommands = {
  play: () => void
  pause: () => void
  toggle: () => void
  /** Seconds, forward or back; stays inside the film. */
  seekBy: (seconds: number) => void
  seekTo: (seconds: number) => void
  toggleSound: () => void
  /** From 0 to 1; 0 mutes, anything else unmutes. */
  setVolume: (volume: number) => void
  toggleFullscreen: () => void
  togglePictureInPicture: () => void
}

type WebkitVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/**
 * The commands of the film's buttons, keys and lock screen. The object stays the same while the player is mounted.
 */
export function useFilmCommands(
  video: RefObject<HTMLVideoElement | null>,
  frame: RefObject<HTMLElement | null>,
): FilmCommands {
  return useMemo(() => {
    const withFilm = (act: (film: HTMLVideoElement) => void) => {
      if (video.current) act(video.current)
    }
    // If the browser refuses, the film visibly stays paused.
    const play = () => withFilm((film) => void film.play().catch(() => {}))
    const pause = () => withFilm((film) => film.pause())
    const seekTo = (seconds: number) =>
      withFilm((film) => {
        film.currentTime = Math.min(Math.max(0, seconds), film.duration || seconds)
      })
    return {
      play,
      pause,
      seekTo,
      toggle: () => withFilm((film) => (film.paused ? play() : pause())),
      seekBy: (seconds) => withFilm((film) => seekTo(film.currentTime + seconds)),
      toggleSound: () =>
        withFilm((film) => {
          film.muted = !film.muted
        }),
      setVolume: (volume) =>
        withFilm((film) => {
          film.volume = volume
          film.muted = volume === 0
        }),
      toggleFullscreen: () => {
        if (document.fullscreenElement) return void document.exitFullscreen?.()
        if (frame.current?.requestFullscreen) return void frame.current.requestFullscreen().catch(() => {})
        withFilm((film: WebkitVideo) => film.webkitEnterFullscreen?.())
      },
      togglePictureInPicture: () => {
        if (document.pictureInPictureElement) return void document.exitPictureInPicture?.()
        withFilm((film) => void film.requestPictureInPicture?.().catch(() => {}))
      },
    }
  }, [video, frame])
}
