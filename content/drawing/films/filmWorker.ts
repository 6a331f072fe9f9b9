import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { drawFilm } from './drawFilm.ts'
import { films } from './films.ts'

// The other cores have films of their own.
sharp.concurrency(1)
sharp.cache(false)

const film = films.find(({ slug }) => slug === workerData)
if (!film) throw new Error(`There is no film ${workerData}.`)
await drawFilm(film, (minutes) => parentPort?.postMessage(minutes))
