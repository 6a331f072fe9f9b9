import type { ProgramDetail } from '@kinora/contracts'
import { useEffect } from 'react'
import type { FilmCommands } from './useFilmCommands.ts'

/** Shows the film on the lock screen and handles the buttons there. */
export function useMediaSession({ title, image }: ProgramDetail, { play, pause, seekBy, seekTo }: FilmCommands): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const artwork = image
      ? [{ src: image.formats.large.url, sizes: `${image.formats.large.width}x${image.formats.large.height}` }]
      : []
    const answers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', play],
      ['pause', pause],
      ['seekbackward', () => seekBy(-10)],
      ['seekforward', () => seekBy(10)],
      ['seekto', ({ seekTime }) => seekTo(seekTime ?? 0)],
    ]
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: 'Kinora', artwork })
    for (const [action, answer] of answers) navigator.mediaSession.setActionHandler(action, answer)
    return () => {
      navigator.mediaSession.metadata = null
      for (const [action] of answers) navigator.mediaSession.setActionHandler(action, null)
    }
  }, [title, image, play, pause, seekBy, seekTo])
}
