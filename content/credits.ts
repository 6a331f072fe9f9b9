import type { SpecialistKey } from './specialists.ts'

/** Who made a program, and who looked through it before it came out. `reviewedOn` is the day of the review. */
export type Credits = { madeBy: SpecialistKey; reviewedBy: SpecialistKey; reviewedOn: string }

const made = (madeBy: SpecialistKey, reviewedBy: SpecialistKey, reviewedOn: string): Credits => ({
  madeBy,
  reviewedBy,
  reviewedOn,
})

/** By slug. Nobody reviews what they made, and a program comes out after its review. */
export const credits: Record<string, Credits> = {
  'calm-neck': made('marta', 'adam', '2025-10-31'),
  'stable-bridge': made('adam', 'irena', '2025-10-30'),
  'balance-with-a-chair': made('irena', 'jan', '2025-11-07'),
  'calming-breath': made('marta', 'jan', '2025-11-20'),
  'sit-to-stand': made('irena', 'jan', '2025-11-24'),
  'wheelchair-twists': made('adam', 'jan', '2026-01-02'),
  'cat-back': made('adam', 'irena', '2025-12-03'),
  'wall-push': made('marta', 'adam', '2025-12-05'),
  'light-feet': made('irena', 'marta', '2026-01-16'),
  'unhurried-warrior': made('adam', 'jan', '2026-09-29'),
  'chair-morning': made('irena', 'marta', '2026-01-16'),
  'deep-rest': made('marta', 'jan', '2026-01-29'),
  'shoulder-stick': made('marta', 'adam', '2026-02-02'),
  'side-lying-hips': made('adam', 'irena', '2026-02-06'),
  'knee-hug': made('adam', 'irena', '2026-02-18'),
  'band-row': made('marta', 'adam', '2026-08-07'),
  'gentle-return': made('irena', 'jan', '2026-02-27'),
  'waking-hands': made('irena', 'marta', '2026-03-03'),
  'morning-mobility': made('adam', 'irena', '2026-03-06'),
  'quiet-knees': made('irena', 'jan', '2026-03-19'),
  'steady-steps': made('irena', 'jan', '2026-09-14'),
  'bird-dog': made('adam', 'irena', '2026-09-04'),
  'pelvic-floor': made('marta', 'jan', '2026-03-25'),
  'bedtime-breath': made('marta', 'jan', '2026-07-17'),
}
