import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Ledger } from '../ledger.ts'
import { drawnFilm } from './drawnFilm.ts'
import type { Film } from './film.ts'
import { films } from './films.ts'

export class FfmpegMissing extends Error {
  constructor() {
    super(
      'Films are drawn with ffmpeg, which is not on this machine: install it (on Debian: apt-get install ffmpeg) and run again.',
    )
  }
}

async function drawInWorker(film: Film, say: (line: string) => void) {
  const worker = new Worker(new URL('./filmWorker.ts', import.meta.url), { workerData: film.slug })
  worker.on('message', (minutes: number) =>
    say(`film ${film.slug}: ${minutes} of ${(film.seconds / 60).toFixed(1)} minutes`),
  )
  // An error in the worker rejects this.
  await once(worker, 'exit')
}

/** Draws each changed film of the named, as many at a time as there are cores, the longest first. */
export async function drawFilms(
  ledger: Ledger,
  isWanted: (slug: string) => boolean,
  say: (line: string) => void,
): Promise<void> {
  const waiting = films
    .filter((film) => isWanted(film.slug) && !ledger.isFresh(drawnFilm(film)))
    .sort((a, b) => b.seconds - a.seconds)
  if (waiting.length && spawnSync('ffmpeg', ['-version']).error) throw new FfmpegMissing()
  let done = 0
  const all = waiting.length
  const drawAll = async () => {
    for (let film = waiting.shift(); film; film = waiting.shift()) {
      say(`film ${film.slug}: begun`)
      await drawInWorker(film, say)
      ledger.write(drawnFilm(film))
      done += 1
      say(`film ${film.slug}: done, ${done} of ${all} films`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, drawAll))
}
