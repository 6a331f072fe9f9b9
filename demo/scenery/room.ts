import { blend } from '../rig/colour.ts'
import type { Point } from '../rig/geometry.ts'
import { disc, fill, stroke } from '../rig/shapes.ts'
import { type ColourWay, colourWays, frameWhite } from './colourWays.ts'
import { plant, type PlantKind } from './plant.ts'

/** `outdoors` has hills and a low sun, `window` shows them through an arched window, `plain` is a wall with a sun. */
export type Room = {
  way: ColourWay
  kind: 'outdoors' | 'window' | 'plain'
  horizon?: number
  sun?: { at: Point; radius: number }
  window?: { x: number; width: number }
  plants: { at: Point; kind: PlantKind; scale: number }[]
  /** Drawn on the wall, behind everything that stands on the floor. */
  onWall?: string
}

const gradient = (id: string, from: string, to: string, opacity = 1) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/>`
  + `<stop offset="1" stop-color="${to}" stop-opacity="${opacity}"/></linearGradient>`

function hills(way: ColourWay, y: number): string {
  const [far, near] = colourWays[way].hills
  return fill(`M0 ${y}C160 ${y - 70} 300 ${y - 84} 450 ${y - 34}C610 ${y + 8} 740 ${y - 100} 930 ${y - 92}C1080 ${y - 86} 1180 ${y - 30} 1280 ${y - 56}V720H0Z`, far, 'opacity=".75"')
    + fill(`M0 ${y - 8}C180 ${y + 30} 330 ${y + 34} 520 ${y + 2}C720 ${y - 34} 900 ${y + 34} 1280 ${y - 26}V720H0Z`, near, 'opacity=".6"')
}

function archedWindow(way: ColourWay, { x, width }: { x: number; width: number }, horizon: number): string {
  const { sun, wall } = colourWays[way]
  const [top, sill, arch] = [70, horizon - 60, width / 2]
  const outline = (margin: number) =>
    `M${x - margin} ${sill + margin}V${top + arch}A${arch + margin} ${arch + margin} 0 0 1 ${x + width + margin} ${top + arch}V${sill + margin}Z`
  return fill(outline(14), frameWhite)
    + `<clipPath id="window"><path d="${outline(0)}"/></clipPath><g clip-path="url(#window)">`
    + `<rect x="${x}" y="${top}" width="${width}" height="${sill - top}" fill="${blend(sun, wall[0], 0.35)}"/>`
    + disc([x + width * 0.62, sill - 130], 78, blend(sun, '#F4A963', 0.32))
    + `<g transform="translate(${x - 300} ${sill - horizon + 36})">${hills(way, horizon - 50)}</g></g>`
    + stroke(`M${x + arch} ${top}V${sill}M${x} ${top + arch + 30}H${x + width}`, frameWhite, 8)
    + fill(`M${x - 28} ${sill + 8}H${x + width + 28}V${sill + 24}H${x - 28}Z`, frameWhite)
}

/** The light that falls through the window onto the floor. */
const sunbeam = ({ x, width }: { x: number; width: number }, horizon: number) =>
  fill(`M${x - 150} ${horizon + 26}L${x + width - 190} ${horizon + 26}L${x + width - 330} 720H${x - 330}Z`, '#FFFFFF', 'opacity=".5"')

function sky(room: Room, horizon: number): string {
  const { at, radius } = room.sun ?? { at: [860, 300], radius: 190 }
  return disc(at, radius + 56, colourWays[room.way].sun, 'opacity=".35"') + disc(at, radius, 'url(#sunlight)')
    + (room.kind === 'outdoors' ? hills(room.way, horizon - 36) : '')
}

/** Wall or sky, floor, window and plants: everything that does not move. */
export function drawRoom(room: Room): string {
  const { wall, hills: [far], sun, floor } = colourWays[room.way]
  const horizon = room.horizon ?? 556
  const frame = room.window ?? { x: 800, width: 300 }
  return `<defs>${gradient('wall', wall[0], wall[1])}${gradient('sunlight', sun, sun, 0.35)}${gradient('floor', blend(floor, far, 0.35), floor)}</defs>`
    + '<rect width="1280" height="720" fill="url(#wall)"/>'
    + (room.kind === 'window' ? archedWindow(room.way, frame, horizon) : sky(room, horizon))
    + (room.onWall ?? '')
    + `<rect y="${horizon}" width="1280" height="${720 - horizon}" fill="url(#floor)"/>`
    + (room.kind === 'outdoors' ? '' : `<rect y="${horizon - 12}" width="1280" height="12" fill="${frameWhite}" opacity=".75"/>`)
    + (room.kind === 'window' ? sunbeam(frame, horizon) : '')
    + room.plants.map(({ at, kind, scale }) => plant(at, kind, scale, room.way)).join('')
}
