import { CALLS } from '@kinora/contracts'
import { addDays } from '../../src/platform/days/calendarDays.ts'
import { dayIn } from '../../src/platform/days/ownDays.ts'
import type { addCaller } from '../caller.ts'
import { DAILY, newTemplate } from '../care/editedPaths.ts'
import { addTeam, givePath } from '../care/trainedMembers.ts'
import { programIds } from '../catalogue/programIds.ts'
import type { useApp } from '../startApp.ts'
import { inviting } from './invitations.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>
export type LiveTeam = { member: Caller; specialist: Caller; templateId: number; token: string }

const ZONE = 'Europe/Warsaw'
const today = dayIn(ZONE)

/** Members with their specialists, with something of everything that they read. To be called beside `useApp`. */
export function liveTeams(running: ReturnType<typeof useApp>) {
  const idOf = programIds(running)
  const invitations = inviting(running)
  const made = async (member: Caller, specialist: Caller) => {
    await givePath(running.app, member.userId, {
      items: [{ program: 'hundred', dose: DAILY }, { program: 'slashes' }],
      gentle: ['gentle-breath'],
      allowsPause: true,
    })
    const template = await specialist.post('/specialist/templates', newTemplate(idOf))
    return { member, specialist, templateId: template.json().data.id as number, token: '' }
  }
  return {
    running,
    program: (slug: string) => idOf(`${slug} pl`),
    add: async () => {
      const { member, specialist } = await addTeam(running.app)
      return made(member, specialist)
    },
    /** The member is invited, and in no team yet. */
    addInvited: async () => {
      const specialist = await invitations.addSpecialist()
      const { email, token } = await invitations.invited(specialist)
      return { ...(await made(await invitations.addMember(email), specialist)), token }
    },
    /** How somebody calls this: about the other, the member of the team, the template or a program. */
    requestOf: (name: string, { templateId, member, specialist, token }: LiveTeam, who: 'member' | 'specialist') => {
      const [method, address = ''] = name.split(' ')
      const id = address.startsWith('/message')
        ? (who === 'member' ? specialist : member).userId
        : address.startsWith('/invitation')
          ? token
          : address.includes('/templates/')
            ? templateId
            : /^\/(members|team|specialist|symptoms-surveys)\//.test(address)
              ? member.userId
              : idOf('hundred pl')
      const { properties = {} } = (CALLS as Record<string, { query?: { properties?: object } }>)[name]?.query ?? {}
      const values = { timeZone: ZONE, from: addDays(today, -7), to: today, 'filters[training][id][$eq]': `${id}` }
      const query = new URLSearchParams(Object.entries(values).filter(([key]) => key in properties))
      const url = `${address.replace(/:\w+/, `${id}`)}?${query}`
      return { url, payload: method === 'POST' ? { members: [member.userId] } : undefined }
    },
  }
}
