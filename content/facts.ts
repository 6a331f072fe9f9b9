import type { BodyRegion, Equipment, Position } from '@kinora/limits'

/**
 * What is true of a program in every language. `positions`: all that the body takes. `equipment`: what nobody can do
 * without; of two things that do equally well (a mat or a bed) neither is named. `isQuiet`: no steps, no stamps, no
 * jumps.
 */
export type ProgramFacts = {
  positions: Position[]
  equipment: Equipment[]
  bodyRegions: BodyRegion[]
  isQuiet: boolean
  publishedAt: string
}

/** Programs come out on a weekday at eight in the morning. */
const program = (publishedOn: string, facts: Omit<ProgramFacts, 'publishedAt'>): ProgramFacts => ({
  ...facts,
  publishedAt: `${publishedOn}T07:00:00.000Z`,
})

/** By slug. */
export const facts: Record<string, ProgramFacts> = {
  'calm-neck': program('2025-11-04', {
    positions: ['sitting'],
    equipment: ['chair'],
    bodyRegions: ['neck', 'shoulders'],
    isQuiet: true,
  }),
  'stable-bridge': program('2025-11-06', {
    positions: ['lying'],
    equipment: ['mat'],
    bodyRegions: ['back', 'hips'],
    isQuiet: true,
  }),
  'balance-with-a-chair': program('2025-11-18', {
    positions: ['standing'],
    equipment: ['chair'],
    bodyRegions: ['hips', 'feet'],
    isQuiet: false,
  }),
  'calming-breath': program('2025-11-25', {
    positions: ['sitting'],
    equipment: [],
    bodyRegions: ['breath'],
    isQuiet: true,
  }),
  'sit-to-stand': program('2025-12-02', {
    positions: ['sitting', 'standing'],
    equipment: ['chair', 'wall'],
    bodyRegions: ['hips', 'knees'],
    isQuiet: true,
  }),
  'wheelchair-twists': program('2026-01-13', {
    positions: ['sitting'],
    equipment: [],
    bodyRegions: ['shoulders', 'back'],
    isQuiet: true,
  }),
  'cat-back': program('2025-12-09', {
    positions: ['kneeling'],
    equipment: ['mat'],
    bodyRegions: ['back'],
    isQuiet: true,
  }),
  'wall-push': program('2025-12-16', {
    positions: ['standing'],
    equipment: ['wall'],
    bodyRegions: ['shoulders', 'hands'],
    isQuiet: true,
  }),
  'light-feet': program('2026-01-20', {
    positions: ['sitting'],
    equipment: ['chair'],
    bodyRegions: ['feet'],
    isQuiet: true,
  }),
  'unhurried-warrior': program('2026-10-06', {
    positions: ['standing'],
    equipment: ['mat'],
    bodyRegions: ['hips', 'knees'],
    isQuiet: true,
  }),
  'chair-morning': program('2026-01-27', {
    positions: ['sitting'],
    equipment: ['chair'],
    bodyRegions: ['shoulders', 'back', 'hips'],
    isQuiet: false,
  }),
  'deep-rest': program('2026-02-03', {
    positions: ['lying'],
    equipment: ['cushion'],
    bodyRegions: ['back', 'breath'],
    isQuiet: true,
  }),
  'shoulder-stick': program('2026-02-10', {
    positions: ['standing'],
    equipment: ['stick'],
    bodyRegions: ['shoulders'],
    isQuiet: true,
  }),
  'side-lying-hips': program('2026-02-17', {
    positions: ['lying'],
    equipment: ['mat'],
    bodyRegions: ['hips'],
    isQuiet: true,
  }),
  'knee-hug': program('2026-02-24', {
    positions: ['lying'],
    equipment: ['cushion'],
    bodyRegions: ['back', 'hips'],
    isQuiet: true,
  }),
  'band-row': program('2026-08-18', {
    positions: ['sitting'],
    equipment: ['band'],
    bodyRegions: ['shoulders', 'back'],
    isQuiet: true,
  }),
  'gentle-return': program('2026-03-03', {
    positions: ['sitting'],
    equipment: ['chair', 'wall'],
    bodyRegions: ['shoulders', 'knees', 'feet', 'breath'],
    isQuiet: true,
  }),
  'waking-hands': program('2026-03-10', {
    positions: ['sitting'],
    equipment: ['chair'],
    bodyRegions: ['hands'],
    isQuiet: true,
  }),
  'morning-mobility': program('2026-03-17', {
    positions: ['standing'],
    equipment: ['chair'],
    bodyRegions: ['neck', 'shoulders', 'back', 'hips', 'knees', 'feet'],
    isQuiet: false,
  }),
  'quiet-knees': program('2026-03-24', {
    positions: ['sitting'],
    equipment: ['chair'],
    bodyRegions: ['knees'],
    isQuiet: true,
  }),
  'steady-steps': program('2026-09-22', {
    positions: ['standing'],
    equipment: ['wall'],
    bodyRegions: ['hips', 'feet'],
    isQuiet: false,
  }),
  'bird-dog': program('2026-09-15', {
    positions: ['kneeling'],
    equipment: ['mat'],
    bodyRegions: ['back', 'hips'],
    isQuiet: true,
  }),
  'pelvic-floor': program('2026-03-31', {
    positions: ['sitting'],
    equipment: [],
    bodyRegions: ['hips', 'breath'],
    isQuiet: true,
  }),
  'bedtime-breath': program('2026-07-28', {
    positions: ['lying'],
    equipment: [],
    bodyRegions: ['breath'],
    isQuiet: true,
  }),
}
