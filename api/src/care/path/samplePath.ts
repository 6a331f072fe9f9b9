import type { Dose, Path, PathProgress, Program } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Queryable } from '../../platform/index.ts'
import { selectSample } from '../../catalogue/index.ts'
import type { FoundPlan } from './planQueries.ts'

/** The path of test mode: the first page of the list of `GET trinings/test-mode`. Nothing of it is stored. */
const SAMPLE = { id: 1, name: 'TEST', note: '' }

/** So that today asks for something, and the rest of the path does not. */
const DAILY: Dose = { weekdays: null, daysPerWeek: 7, perDayMax: null, text: null, until: null }
const DUE_TODAY = 2

async function samplePrograms(db: Queryable, locale: Locale): Promise<Program[]> {
  const { data } = await selectSample(db, locale, 0)
  return data.map((program) => ({ ...program, isFavourite: false, favouriteId: null }))
}

export const samplePath = async (db: Queryable, locale: Locale): Promise<Path> => ({
  ...SAMPLE,
  trainings: await samplePrograms(db, locale),
})

/** As `selectPlan` finds that of a member who has done nothing yet. */
export async function samplePlan(db: Queryable, locale: Locale, day: string): Promise<FoundPlan> {
  const programs = await samplePrograms(db, locale)
  const items = programs.map((training, index) => ({
    slug: String(training.id),
    training,
    dose: index < DUE_TODAY ? DAILY : null,
    addedAt: `${day}T00:00:00.000Z`,
    addedDay: day,
    isDone: false,
    doneToday: 0,
    doneDays: [],
  }))
  return { ...SAMPLE, painNote: '', allowsPause: true, items, gentle: [], states: [], trainedDays: [] }
}

export async function sampleProgress(db: Queryable, locale: Locale): Promise<PathProgress> {
  return { progress: '0%', done: 0, total: (await samplePrograms(db, locale)).length }
}
