import { darker } from './colour.ts'
import type { HairStyle } from './person.ts'
import { disc, fill } from './shapes.ts'

/** Hair seen from the front: what lies behind the face, and what lies before it. */
type Hair = { behind: string; before: string }

const parted = 'M-37 0C-42-40-18-50 0-50C18-50 42-40 37 0C34-12 30-20 22-26C10-34-8-30-20-26C-30-20-34-12-37 0Z'
const backCurls = [[-30, -22, 18], [30, -22, 18], [-36, -2, 14], [36, -2, 14], [0, -42, 22]] as const
const curls = [[-26, -28, 14], [-12, -36, 15], [5, -38, 15], [21, -33, 14], [31, -20, 10], [-34, -14, 10]] as const

const styles: Record<HairStyle, (hair: string) => Hair> = {
  short: (hair) => ({
    behind: '',
    before: fill('M-37 -2C-40-44-16-52 2-51C26-50 40-38 37-2C33-8 31-16 29-22C14-20-8-22-18-30C-24-22-33-14-37-2Z', hair),
  }),
  crop: (hair) => ({
    behind: '',
    before: fill('M-36.5 -4C-40-40-18-49 0-49C20-49 40-40 36.5-4C33-10 32-18 29-24C16-31-16-31-29-24C-32-18-33-10-36.5-4Z', hair),
  }),
  bun: (hair) => ({ behind: disc([0, -52], 19, darker(hair, 0.12)), before: fill(parted, hair) }),
  bob: (hair) => ({
    behind: fill('M-38 -10C-48 10-46 34-42 42C-20 48 20 48 42 42C46 34 48 10 38-10Z', darker(hair, 0.12)),
    before: fill('M-42 40C-50-30-30-52 0-52C30-52 50-30 42 40C36 43 32 42 29 38C34 10 32-10 22-24C6-16-18-16-26-22C-34-8-34 12-29 38C-32 42-36 43-42 40Z', hair),
  }),
  pony: (hair) => ({
    behind: fill('M20 -40C56-40 60 0 54 44C44 50 38 40 38 20Z', darker(hair, 0.12)),
    before: fill(parted, hair),
  }),
  curly: (hair) => ({
    behind: backCurls.map(([x, y, radius]) => disc([x, y], radius, darker(hair, 0.1))).join(''),
    before: curls.map(([x, y, radius]) => disc([x, y], radius, hair)).join(''),
  }),
}

export const frontHair = (style: HairStyle, hair: string) => styles[style](hair)
