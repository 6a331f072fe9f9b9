import type { InBothLanguages } from './program.ts'

/** Somebody who makes or reviews programs. `licence` is the register and the number in it. */
export type Specialist = {
  name: string
  profession: InBothLanguages<string>
  licence: string
  /** Invented: pages say so, and `npm run doctor` lists it. */
  isExample: boolean
}

const physiotherapist = { pl: 'fizjoterapeutka', en: 'physiotherapist' }

/**
 * Who answers for the programs. All are invented, and show it: Przykładowska is “of the example” and Wzorcowa “of the
 * pattern”, the register of physiotherapists (PWZFz) has no letters in its numbers, and that of doctors (PWZ) none that
 * begins with a zero.
 */
export const specialists = {
  marta: { name: 'Marta Przykładowska', profession: physiotherapist, licence: 'PWZFz 0000-A', isExample: true },
  adam: {
    name: 'Adam Przykładowski',
    profession: { pl: 'fizjoterapeuta', en: 'physiotherapist' },
    licence: 'PWZFz 0000-B',
    isExample: true,
  },
  irena: { name: 'Irena Wzorcowa', profession: physiotherapist, licence: 'PWZFz 0000-C', isExample: true },
  jan: {
    name: 'Jan Wzorcowy',
    profession: { pl: 'lekarz rehabilitacji medycznej', en: 'doctor of rehabilitation medicine' },
    licence: 'PWZ 0000001',
    isExample: true,
  },
} satisfies Record<string, Specialist>

export type SpecialistKey = keyof typeof specialists
