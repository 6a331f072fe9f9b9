import { useEffect, useState, type RefObject } from 'react'

type SystemVideo = HTMLVideoElement & { webkitPresentationMode?: 'inline' | 'picture-in-picture' | 'fullscreen' }

const EVENTS = ['webkitbeginfullscreen', 'webkitendfullscreen', 'webkitpresentationmodechanged']

/**
 * Whether the system shows the film by itself, as Apple's do in their full screen and small window: nothing of the page is
 * there, so the browser has to draw the captions itself.
 */
export function useSystemScreen(video: RefObject<SystemVideo | null>): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const film = video.current
    const look = ({ type }: Event) =>
      setThere(type === EVENTS[0] || (film?.webkitPresentationMode ?? 'inline') !== 'inline')
    for (const event of EVENTS) film?.addEventListener(event, look)
    return () => {
      for (const event of EVENTS) film?.removeEventListener(event, look)
    }
  }, [video])
  return isThere
}
