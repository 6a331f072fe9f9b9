import { useCallback, useEffect, useState } from 'react'
import type { FilmPlayer } from './playing/FilmPlayer.tsx'

type Code = { FilmPlayer?: typeof FilmPlayer; failed: boolean }

/**
 * The player's own chunk, fetched once someone wants the film. Failing is for the poster to say, not for the whole
 * page.
 */
export function usePlayerCode(wanted: boolean): Code & { retry: () => void } {
  const [code, setCode] = useState<Code>({ failed: false })
  const load = useCallback(() => {
    import(/* webpackChunkName: "player" */ './playing/FilmPlayer.tsx').then(
      (loaded) => setCode({ FilmPlayer: loaded.FilmPlayer, failed: false }),
      () => setCode({ failed: true }),
    )
  }, [])
  useEffect(() => {
    if (wanted) load()
  }, [wanted, load])

  const retry = () => {
    setCode({ failed: false })
    load()
  }
  return { ...code, retry }
}
