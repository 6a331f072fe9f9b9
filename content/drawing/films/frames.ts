import { type Film, framesOf } from './film.ts'
import { overlayOf } from './overlay.ts'
import { FRAME_BYTES, frameOf, layerPatch, layOver, type Patch, patchOf } from './yuv.ts'

/** How many different figures of one exercise are kept: half a megabyte each. */
const FIGURES_KEPT = 900
const LAYERS_KEPT = 400
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

/**
 * A film's frames as yuv420p: its room, drawn once for each exercise, the figure and what is laid over it. A posture
 * that comes again is drawn once.
 */
function painterOf(film: Film): (second: number, frame: Buffer) => Promise<Buffer> {
  const [rooms, figures, overlays] = [keep<Buffer>(2), keep<Patch>(FIGURES_KEPT), keep<Patch>(LAYERS_KEPT)]
  const overlay = overlayOf(film)
  let motion = ''
  return async (second, frame) => {
    const instant = film.at(second)
    if (instant.motion !== motion) {
      for (const kept of [rooms, figures, overlays]) kept.forget()
      motion = instant.motion
    }
    const layers = overlay(second)
    const [room, figure, ...laid] = await Promise.all([
      rooms.get(instant.room, () => frameOf(instant.room)),
      figures.get(instant.posture, () => patchOf(instant.figure())),
      ...layers.map((layer) => overlays.get(layer.svg, () => layerPatch(layer))),
    ])
    frame.set(room)
    layOver(frame, figure)
    laid.forEach((patch, index) => layOver(frame, patch, layers[index]?.opacity))
    return frame
  }
}

/**
 * Every frame of a film in order, each yuv420p of 1280 × 720. A frame's bytes are used again a few frames later.
 */
export async function* paintedFrames(film: Film): AsyncGenerator<Buffer> {
  const paint = painterOf(film)
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
