/** The share of its volume that a film keeps while the voice speaks. A power of two, so that nothing is lost by it. */
const SHARE = 0.25
/** Between two sentences the film's sound stays low. */
const HOLD_MS = 600

/** Lowers a film's own sound while the voice speaks. What the viewer chose and what is heard are two things then. */
export function createDuck() {
  let element: HTMLMediaElement | null = null
  let isDown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const audibleVolume = (chosen: number) => (isDown ? chosen * SHARE : chosen)
  // An iPhone's film always says 1: there only its buttons set the volume.
  const chosen = (volume: number) => Math.min(1, isDown ? volume / SHARE : volume)
  const set = (down: boolean) => {
    clearTimeout(timer)
    const before = element && chosen(element.volume)
    isDown = down
    if (element && before !== null) element.volume = audibleVolume(before)
  }
  return {
    /** The film that is played now. */
    follow: (film: HTMLMediaElement) => {
      element = film
    },
    /** The volume of the film for what the viewer chose. */
    audibleVolume,
    /** What the viewer chose, for the volume of the film. */
    chosen,
    speaking: (isSpeaking: boolean) => {
      clearTimeout(timer)
      if (isSpeaking) set(true)
      else timer = setTimeout(() => set(false), HOLD_MS)
    },
    end: () => set(false),
  }
}
