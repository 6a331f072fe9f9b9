import { isField, latinKey, pressedKey } from '@kinora/ui'
import type { KeyboardEvent } from 'react'
import type { Exercises } from './media/useExercises.ts'
import type { FilmCommands } from './media/useFilmCommands.ts'

type Keyed = Pick<FilmCommands, 'toggle' | 'seekBy' | 'seekTo' | 'toggleSound' | 'toggleFullscreen'> &
  Pick<Exercises, 'next' | 'previous' | 'toggleRepeat'> & {
    toggleCaptions: () => void
    /** The film's length in seconds. */
    duration: number
  }

/**
 * Runs the player's shortcut for a key: space or K, J and L or the arrows, N and P, R, M, C, F, 0 to 9. Keys with a
 * modifier, keys in a field and the space bar on a button keep their usual meaning.
 */
export function keyCommand(event: KeyboardEvent, keyed: Keyed): void {
  const { target } = event
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return
  if (isField(target) || (pressedKey(event) === ' ' && target.matches('button, summary'))) return
  const command = commandOf(latinKey(event), keyed)
  if (!command) return
  event.preventDefault()
  command()
}

function commandOf(key: string, film: Keyed): (() => void) | undefined {
  if (/^\d$/.test(key)) return () => film.seekTo((film.duration * Number(key)) / 10)
  const commands: Record<string, () => void> = {
    ' ': film.toggle,
    k: film.toggle,
    j: () => film.seekBy(-10),
    arrowleft: () => film.seekBy(-10),
    l: () => film.seekBy(10),
    arrowright: () => film.seekBy(10),
    n: film.next,
    p: film.previous,
    r: film.toggleRepeat,
    m: film.toggleSound,
    c: film.toggleCaptions,
    f: film.toggleFullscreen,
  }
  return commands[key]
}
