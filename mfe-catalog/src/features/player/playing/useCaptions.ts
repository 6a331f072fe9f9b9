import { useEffect, type RefObject } from 'react'
import type { CaptionChoice } from './preferences.ts'

/** Shows the captions of one language, rendered by the browser so that the viewer's own caption style applies. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, choice: CaptionChoice): void {
  useEffect(() => {
    const tracks = video.current?.textTracks
    if (!tracks) return
    const show = () => {
      for (const track of Array.from(tracks)) {
        if (track.kind === 'subtitles' || track.kind === 'captions')
          track.mode = track.language.slice(0, 2) === choice ? 'showing' : 'disabled'
      }
    }
    show()
    tracks.addEventListener('addtrack', show)
    return () => tracks.removeEventListener('addtrack', show)
  }, [video, choice])
}
