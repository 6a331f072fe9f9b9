import type { Dose, EditablePath, NewPath } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { addTeam, givePath, NO_DOSE } from './trainedMembers.ts'

export const DAILY: Dose = { ...NO_DOSE, daysPerWeek: 7 }

/**
 * A member with the programs `hundred`, daily, and `slashes` on their path, and `gentle-breath` for bad days. `put` sends
 * that path without its doses, with these changes.
 * @param idOf of `programIds`
 */
export async function addEdited(app: FastifyInstance, idOf: (name: string) => number) {
  const { member, specialist } = await addTeam(app)
  await givePath(app, member.userId, {
    items: [{ program: 'hundred', dose: DAILY }, { program: 'slashes' }],
    gentle: ['gentle-breath'],
  })
  const url = `/specialist/path/${member.userId}`
  const trainings = [idOf('hundred pl'), idOf('slashes pl')]
  const sent: NewPath = { name: 'Ścieżka', note: 'Bez pośpiechu.', trainings }
  const read = async (): Promise<EditablePath> => (await specialist.get(url)).json().data
  return { member, specialist, url, read, sent, put: (body: object) => specialist.put(url, { ...sent, ...body }) }
}

/**
 * What makes a template with these programs, with changes.
 * @param idOf of `programIds`
 */
export const newTemplate = (idOf: (name: string) => number, changes: object = {}) => ({
  name: 'Plecy, początek',
  note: 'Powoli.',
  trainings: [idOf('hundred pl'), idOf('slashes pl')],
  doses: [{ training: idOf('hundred en'), dose: DAILY }],
  gentle: [idOf('gentle-breath pl')],
  ...changes,
})

/** When the programs of a member's path were added, by slug. */
export async function addedTimes({ db }: FastifyInstance, userId: number): Promise<Record<string, string>> {
  const rows = await db.rows<{ program: string; addedAt: string | Date }>(
    'select program, added_at as "addedAt" from path_trainings where user_id = $userId',
    { userId },
  )
  return Object.fromEntries(rows.map(({ program, addedAt }) => [program, new Date(addedAt).toISOString()]))
}

export const titles = ({ items }: Pick<EditablePath, 'items'>): string[] => items.map(({ training }) => training.title)
