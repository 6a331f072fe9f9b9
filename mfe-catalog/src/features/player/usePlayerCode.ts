import { useCallback, useEffect, useState } from 'react'
import type { FilmPlayer } from './playing/FilmPlayer.tsx'

type Code = { FilmPlayer?: typeof FilmPlayer; failed: boolean }

/**
 * Loads the player's chunk once it is `isNeeded`. A failure is returned, not thrown, so that the poster can show it and
 * the page stays.
 */
export function usePlayerCode(isNeeded: boolean): Code & { retry: () => void } {
  const [code, setCode] = useState<Code>({ failed: false })
  const load = useCallback(() => {
    import(/* webpackChunkName: "player" */ './playing/FilmPlayer.tsx').then(
      (loaded) => setCode({ FilmPlayer: loaded.FilmPlayer, failed: false }),
      () => setCode({ failed: true }),
    )
  }, [])
  useEffect(() => {
    if (isNeeded) load()
  }, [isNeeded, load])

  const retry = () => {
    setCode({ failed: false })
    load()
  }
  return { ...code, retry }
}
