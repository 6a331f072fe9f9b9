import { hairs, skins } from '../rig/colour.ts'
import { drawFigure } from '../rig/figure.ts'
import type { Person } from '../rig/person.ts'
import { changed, standing } from '../rig/pose.ts'
import { disc } from '../rig/shapes.ts'
import { bodyOf } from '../rig/skeleton.ts'
import { inOrder } from '../rig/view.ts'
import { colourWays } from '../scenery/colourWays.ts'

type Avatar = { way: keyof typeof colourWays; turn: number; tilt: number; person: Omit<Person, 'legs' | 'longSleeves'> }

/** Members and specialists, not the people of the films. */
const avatars: Record<number, Avatar> = {
  1: {
    way: 'sage',
    turn: 72,
    tilt: 4,
    person: { age: 40, skin: skins.warm, hair: hairs.brown, hairStyle: 'bun', top: '#2F7467', lashes: true },
  },
  2: {
    way: 'indigo',
    turn: 106,
    tilt: -2,
    person: {
      age: 44,
      skin: skins.fair,
      hair: '#5A4032',
      hairStyle: 'short',
      top: '#4C6A8F',
      beard: true,
      build: 1.06,
    },
  },
  3: {
    way: 'apricot',
    turn: 108,
    tilt: -4,
    person: { age: 53, skin: skins.fair, hair: hairs.auburn, hairStyle: 'bob', top: '#5B64A6', lashes: true },
  },
  4: {
    way: 'rose',
    turn: 100,
    tilt: -3,
    person: { age: 32, skin: skins.deep, hair: hairs.black, hairStyle: 'curly', top: '#F4A963', lashes: true },
  },
  5: {
    way: 'sand',
    turn: 74,
    tilt: 2,
    person: {
      age: 64,
      skin: skins.tan,
      hair: hairs.steel,
      hairStyle: 'receding',
      top: '#55663F',
      moustache: true,
      build: 1.1,
    },
  },
  6: {
    way: 'indigo',
    turn: 104,
    tilt: -4,
    person: { age: 74, skin: skins.fair, hair: hairs.white, hairStyle: 'bun', top: '#8C5A78', glasses: true },
  },
}

function portrait({ way, turn, tilt, person }: Avatar): string {
  const {
    wall: [wall],
    hills: [hill],
    sun,
  } = colourWays[way]
  const body = bodyOf(changed(standing, { neck: { bend: 0, side: tilt, twist: 0 } }))
  const view = { turn, pitch: 4, at: [256, 1722] as const, scale: 2.92 }
  return (
    `<rect width="512" height="512" fill="${wall}"/>` +
    disc([256, 256], 236, hill, 'opacity=".55"') +
    disc([256, 236], 176, sun, 'opacity=".85"') +
    inOrder(drawFigure(view, body, { ...person, legs: person.top, longSleeves: true }))
  )
}

/** Pictures for the demo's people, by their number there; 512 × 512, to be shown round. */
export const avatarDrawings = Object.fromEntries(
  Object.entries(avatars).map(([number, avatar]) => [number, portrait(avatar)]),
)
