import { useEffect, useState, type RefObject } from 'react'
import { plainWords } from '../parseCues.ts'
import type { CaptionChoice } from './media/preferences.ts'

/**
 * The caption of this moment in one language, for the strip below the film; empty in the pauses. The track is `showing`,
 * because the engine loads no other; the film's style hides what the browser would draw over the picture.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, choice: CaptionChoice, isOpen: boolean): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const tracks = video.current?.textTracks
    if (!tracks) return
    const captions = () => Array.from(tracks).filter(({ kind }) => kind === 'subtitles' || kind === 'captions')
    const read = () => setText(captions().flatMap(wordsOf).join(' '))
    const show = () => {
      for (const track of captions()) {
        track.mode = track.language.slice(0, 2) === choice ? 'showing' : 'disabled'
        track.addEventListener('cuechange', read)
      }
      read()
    }
    show()
    tracks.addEventListener('addtrack', show)
    return () => {
      tracks.removeEventListener('addtrack', show)
      for (const track of captions()) track.removeEventListener('cuechange', read)
    }
  }, [video, choice, isOpen])
  return text
}

const wordsOf = ({ mode, activeCues }: TextTrack): string[] =>
  mode === 'showing' ? Array.from(activeCues ?? []).map((cue) => plainWords((cue as VTTCue).text)) : []
