import type { InBothLanguages } from '../../program.ts'
import { picture } from '../rig/shapes.ts'
import { type Film, framesOf } from './film.ts'
import { overlayOf } from './overlay.ts'
import { FRAME_BYTES, layOver, rasterised, type Sheer, sheerOf } from './yuv.ts'

/** How many different scenes of one exercise are kept: 1.4 MB each. */
const SCENES_KEPT = 900
const SHEERS_KEPT = 400
/** How many frames are drawn ahead, so that drawing and encoding go on at once. */
const AHEAD = 3

/** What was drawn, kept by its name until `forget`. What comes when it is full is drawn but not kept. */
function keep<Drawn>(most: number) {
  const kept = new Map<string, Promise<Drawn>>()
  return {
    get(name: string, draw: () => Promise<Drawn>): Promise<Drawn> {
      const known = kept.get(name)
      if (known) return known
      const drawn = draw()
      if (kept.size < most) kept.set(name, drawn)
      return drawn
    },
    forget: () => kept.clear(),
  }
}

/** A film's scenes and overlays as yuv420p frames. A posture that comes again is drawn once. */
function painterOf(film: Film, title: InBothLanguages<string>): (second: number, frame: Buffer) => Promise<Buffer> {
  const [scenes, sheers] = [keep<Buffer>(SCENES_KEPT), keep<Sheer>(SHEERS_KEPT)]
  const overlay = overlayOf(film, title)
  let motion = ''
  return async (second, frame) => {
    const instant = film.at(second)
    if (instant.motion !== motion) {
      scenes.forget()
      sheers.forget()
      motion = instant.motion
    }
    const scene = scenes.get(instant.posture, () => rasterised(picture(instant.scene())))
    const layers = overlay(second)
    const drawn = await Promise.all(layers.map((layer) => sheers.get(layer.svg, () => sheerOf(layer))))
    frame.set(await scene)
    layers.forEach((layer, index) => layOver(frame, layer, drawn[index] as Sheer))
    return frame
  }
}

/**
 * Every frame of a film in order, each yuv420p of 1280 × 720. A frame's bytes are used again for the one after next.
 */
export async function* paintedFrames(film: Film, title: InBothLanguages<string>): AsyncGenerator<Buffer> {
  const paint = painterOf(film, title)
  const canvases = Array.from({ length: AHEAD + 2 }, () => Buffer.alloc(FRAME_BYTES))
  const begun: Promise<Buffer>[] = []
  let count = 0
  for (const second of framesOf(film)) {
    begun.push(paint(second, canvases[count % canvases.length] as Buffer))
    count += 1
    if (begun.length > AHEAD) yield await (begun.shift() as Promise<Buffer>)
  }
  for (const frame of begun) yield await frame
}
