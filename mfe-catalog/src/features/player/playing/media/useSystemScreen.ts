import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the system shows the film in a full screen of its own, as iPhones do: nothing of the page is there, so the
 * browser has to draw the captions itself.
 */
export function useSystemScreen(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const film = video.current
    const [begin, end] = [() => setThere(true), () => setThere(false)]
    film?.addEventListener('webkitbeginfullscreen', begin)
    film?.addEventListener('webkitendfullscreen', end)
    return () => {
      film?.removeEventListener('webkitbeginfullscreen', begin)
      film?.removeEventListener('webkitendfullscreen', end)
    }
  }, [video])
  return isThere
}
