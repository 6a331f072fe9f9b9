import { savesData } from '@kinora/ui'
import { useEffect, useState } from 'react'
import { parseCues } from '../../parseCues.ts'

/** A thumbnail of the film from second `start` on: a rectangle of the picture `src`, in pixels. */
export type Tile = { start: number; src: string; x: number; y: number; width: number; height: number }

/**
 * The storyboard beside a film's playlist (`storyboard.vtt`, with media fragments), fetched once it is `isNeeded`. Empty
 * until then, where there is none, and while the data saver is on.
 */
export function useStoryboard(filmUrl: string | undefined, isNeeded: boolean): Tile[] {
  const [tiles, setTiles] = useState<Tile[]>([])
  useEffect(() => {
    if (!filmUrl || !isNeeded || savesData()) return
    const stop = new AbortController()
    const load = async () => {
      const url = new URL('storyboard.vtt', new URL(filmUrl, location.href))
      const answer = await fetch(url, { signal: stop.signal })
      if (answer.ok) setTiles(readTiles(await answer.text(), url))
    }
    load().catch(() => {})
    return () => stop.abort()
  }, [filmUrl, isNeeded])
  return tiles
}

/**
 * Reads `storyboard.webp#xywh=160,0,160,90` of each cue (Media Fragments URI 1.0, section 4.2.2). Skips unreadable
 * cues.
 */
function readTiles(webVtt: string, base: URL): Tile[] {
  return parseCues(webVtt).flatMap(({ start, text }) => {
    const [, file, ...numbers] = /^([\w.-]+)#xywh=(\d+),(\d+),(\d+),(\d+)$/.exec(text) ?? []
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
    return file ? [{ start, src: new URL(file, base).href, x, y, width, height }] : []
  })
}
