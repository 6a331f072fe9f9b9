import { darker } from './colour.ts'
import type { HairStyle } from './person.ts'
import { disc, fill } from './shapes.ts'

/** Hair seen from the side: what lies behind the face, and what lies before it. */
type Hair = { behind: string; before: string }

const pulledBack = 'M31 -20C28-44 2-50-18-42C-40-33-43-8-36 10C-33 16-28 18-24 15C-22 6-18 0-14-6C-6-16 16-12 31-20Z'
const curls = [
  [-30, -6, 17], [-36, -22, 16], [-22, -36, 17], [-4, -44, 16], [14, -40, 14], [25, -29, 11], [-30, 10, 13], [-14, -20, 22],
] as const

const styles: Record<HairStyle, (hair: string) => Hair> = {
  short: (hair) => ({
    behind: '',
    before: fill('M30 -24C26-46-2-52-22-42C-42-32-45-8-37 10C-34 16-28 20-23 21C-19 12-18 6-15 0C-10-5-9-12-10-17C4-14 20-15 30-24Z', hair),
  }),
  crop: (hair) => ({
    behind: '',
    before: fill('M31 -20C29-42 4-49-16-42C-36-35-43-14-38 6C-36 12-32 16-27 17C-23 10-21 4-17-2C-12-6-12-14-13-20C2-20 20-18 31-20Z', hair),
  }),
  bun: (hair) => ({
    behind: fill('M-52 -30a18 18 0 1 1 36 0a18 18 0 1 1 -36 0Z', darker(hair, 0.12)),
    before: fill(pulledBack, hair),
  }),
  bob: (hair) => ({
    behind: fill('M-20 -40C-46-30-48 8-42 34C-30 40-12 38-4 34L-4 -10Z', darker(hair, 0.12)),
    before: fill('M31 -21C29-45 2-52-20-43C-44-33-47 4-41 32C-32 37-18 36-9 31C-12 18-8 4-4-8C4-18 20-14 31-21Z', hair),
  }),
  pony: (hair) => ({
    behind: fill('M-30 -26C-58-34-70-6-62 22C-60 34-54 44-48 46C-50 30-48 8-34-6Z', darker(hair, 0.12)),
    before: fill(pulledBack, hair),
  }),
  curly: (hair) => ({ behind: '', before: curls.map(([x, y, radius]) => disc([x, y], radius, hair)).join('') }),
}

export const sideHair = (style: HairStyle, hair: string) => styles[style](hair)
