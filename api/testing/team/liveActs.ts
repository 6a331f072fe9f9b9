import { SYMPTOMS } from '@kinora/limits'
import { addDays } from '../../src/platform/days/calendarDays.ts'
import { dayIn } from '../../src/platform/days/ownDays.ts'
import type { addCaller } from '../caller.ts'
import { erasureCode } from '../messages/erasureCode.ts'
import { addGift } from '../money/gifts.ts'
import { PASSWORD } from '../people.ts'
import type { LiveTeam, liveTeams } from './liveTeams.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>
type Response = Awaited<ReturnType<Caller['get']>>
type Teams = ReturnType<typeof liveTeams>

const NONE = Object.fromEntries(SYMPTOMS.map((name) => [name, false]))
const PERSON = {
  firstName: 'Jan',
  lastName: 'Nowak',
  gender: 'male',
  age: 40,
  country: 'PL',
  phoneNumber: '+48501502503',
  address: { streetAddress: 'Prosta 1', city: 'Łódź', postCode: '90-001' },
}
const RULES = { missedDays: 1, painRise: 1, painHigh: 1, silentDays: 1 }
const later = addDays(dayIn('Europe/Warsaw'), 3)

type Act = { begin?: (teams: Teams) => Promise<LiveTeam>; act: (team: LiveTeam, teams: Teams) => Promise<Response> }
const by = (act: Act['act']) => ({ act })
const ending = (act: Act['act']): Act => ({ begin: addBusy, act })

/** With messages, a training and its pain. */
async function addBusy(teams: Teams) {
  const team = await teams.add()
  await writeTo(team.member, team.specialist)
  await writeTo(team.specialist, team.member)
  await team.member.post(`/progress/done/${teams.program('hundred')}`, {})
  await checkIn(team, teams, { painAfter: 8 })
  await team.member.post('/symptoms-surveys', { data: { ...NONE, pain: 0 } })
  return team
}

const writeTo = (who: Caller, other: Caller) => who.post('/message', { receiverId: other.userId, content: 'Jak bark?' })
const readLast = async (who: Caller, other: Caller) => {
  const { data } = (await who.get(`/message/${other.userId}`)).json()
  return who.post(`/message/status/${data.map(({ id }: { id: number }) => id).join()}`)
}
const checkIn = ({ member }: LiveTeam, teams: Teams, answers: object) =>
  member.post('/check-ins', { data: { training: teams.program('hundred'), ...answers } })
const feel = ({ member }: LiveTeam, teams: Teams, feeling: string) =>
  member.post('/video-surveys', { data: { training: teams.program('hundred'), feeling } })
const goalOf = async ({ member }: LiveTeam) => `/goals/${(await member.get('/goals')).json().data[0].id}`
const versionOf = async ({ member, specialist }: LiveTeam): Promise<number> =>
  (await specialist.get(`/specialist/path/${member.userId}`)).json().data.version
const decide = ({ specialist }: LiveTeam, { running: { app } }: Teams, decision: object) =>
  app.inject({
    method: 'POST',
    url: '/api/specialists/decisions',
    payload: { data: { specialist: `${specialist.userId}`, ...decision } },
  })
async function erase(caller: Caller, { running }: Teams) {
  await caller.remove('/user/me', { password: PASSWORD })
  return caller.remove('/user/me', { code: await erasureCode(running, caller.userId) })
}

/** The member has left, and the specialist can still read what they wrote. */
async function addEnded(teams: Teams) {
  const team = await addBusy(teams)
  await team.member.remove('/team')
  return team
}

/** What a member and their specialist do, one after another; who does it is in the first words. */
export const LIVE_ACTS: Record<string, Act> = {
  'the member stops a film': by(({ member }, { program }) =>
    member.put(`/progress/position/${program('hundred')}`, { seconds: 30 }),
  ),
  'the member does a program': by(({ member }, { program }) => member.post(`/progress/done/${program('hundred')}`, {})),
  'the member answers a check-in': by((team, teams) =>
    checkIn(team, teams, { painBefore: 2, painAfter: 8, effort: 'hard' }),
  ),
  'the member changes the pain of a check-in': by((team, teams) => checkIn(team, teams, { painAfter: 9 })),
  'the member says how a film was': by((team, teams) => feel(team, teams, 'happy')),
  'the member says it anew': by((team, teams) => feel(team, teams, 'sad')),
  'the member says how they are': by(({ member }) => member.post('/emotions', { data: { emotion: 'worried' } })),
  'the member saves symptoms': by(({ member }) => member.post('/symptoms-surveys', { data: { ...NONE, pain: 0 } })),
  'the member sets a goal': by(({ member }) => member.post('/goals', { data: { text: 'Schody' } })),
  'the member scores a goal': by(async (team) =>
    team.member.put(`${await goalOf(team)}/score`, { data: { score: 4 } }),
  ),
  'the member ends a goal': by(async (team) => team.member.remove(await goalOf(team))),
  'the member leaves out a program': by(({ member }, { program }) => member.remove(`/my-path/${program('slashes')}`)),
  'the member takes it back': by(({ member }, { program }) => member.put(`/my-path/${program('slashes')}`)),
  'the member pauses': by(({ member }) => member.put('/my-plan/state', { data: { mode: 'paused', until: later } })),
  'the member goes on': by(({ member }) => member.remove('/my-plan/state')),
  'the member writes': by(({ member, specialist }) => writeTo(member, specialist)),
  'the specialist reads it': by(({ member, specialist }) => readLast(specialist, member)),
  'the specialist writes': by(({ member, specialist }) => writeTo(specialist, member)),
  'the member reads it': by(({ member, specialist }) => readLast(member, specialist)),
  'the specialist changes the path': by(async (team, { program }) =>
    team.specialist.put(`/specialist/path/${team.member.userId}`, {
      version: await versionOf(team),
      name: 'Kolano',
      note: 'Powoli.',
      allowsPause: true,
      trainings: [program('hundred')],
    }),
  ),
  'the specialist assigns a template': by(async (team) =>
    team.specialist.post(`/specialist/templates/${team.templateId}/assignments`, {
      version: 1,
      members: [{ memberId: team.member.userId, version: await versionOf(team) }],
    }),
  ),
  'the specialist writes a note': by(({ member, specialist }) =>
    specialist.post(`/team/member/${member.userId}/notes`, { data: { text: 'Kontrola' } }),
  ),
  'the specialist sets rules': by(({ member, specialist }) =>
    specialist.put(`/team/member/${member.userId}/signals`, { data: RULES }),
  ),
  'the specialist puts signals off': by(({ member, specialist }) =>
    specialist.put(`/team/member/${member.userId}/snooze`, { data: { until: later } }),
  ),
  'somebody gives the member time': by(async ({ member }, { running: { app } }) =>
    member.put(`/gift-card-orders/activate/${(await addGift(app)).code}`, { data: {} }),
  ),
  'an operator refuses the specialist': by((team, teams) => decide(team, teams, { state: 'refused', reason: 'Numer' })),
  'an operator verifies the specialist': by((team, teams) => decide(team, teams, { state: 'verified' })),
  'the member changes their profile': by(({ member }) => member.put(`/users/${member.userId}`, PERSON)),
  'the specialist changes their profile': by(({ specialist }) =>
    specialist.put(`/users/${specialist.userId}`, { ...PERSON, awayUntil: later }),
  ),
  'the member joins': {
    begin: (teams) => teams.addInvited(),
    act: ({ member, token }) => member.post(`/invitation/${token}/accept`, {}),
  },
  'the member leaves': ending(({ member }) => member.remove('/team')),
  'the specialist removes the member': ending(({ member, specialist }) =>
    specialist.remove(`/team/member/${member.userId}`),
  ),
  'the member withdraws consent': ending(({ member }) =>
    member.post('/user/me/consents', { data: { kind: 'health', isGiven: false } }),
  ),
  'the member consents again': by(({ member }) =>
    member.post('/user/me/consents', { data: { kind: 'health', isGiven: true } }),
  ),
  'the member withdraws consent after the end': {
    begin: addEnded,
    act: ({ member }) => member.post('/user/me/consents', { data: { kind: 'health', isGiven: false } }),
  },
  'the member deletes their account after the end': {
    begin: addEnded,
    act: ({ member }, teams) => erase(member, teams),
  },
  'the member deletes their account': ending(({ member }, teams) => erase(member, teams)),
  'the specialist deletes their account': ending(({ specialist }, teams) => erase(specialist, teams)),
}
