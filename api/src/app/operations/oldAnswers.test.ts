import { CALLS } from '@kinora/contracts'
import { OLD_BY_HEADER } from '@kinora/limits'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { LIVE_ACTS } from '../../../testing/team/liveActs.ts'
import { type LiveTeam, liveTeams } from '../../../testing/team/liveTeams.ts'
import { useApp } from '../../../testing/startApp.ts'

const PEOPLE = ['member', 'specialist'] as const
type Who = (typeof PEOPLE)[number]
type Answer = { text: string; isGiven: boolean; oldBy: string[] }

/** Answers that are not read again while they are shown, with the reason. */
const NOT_LIVE: Record<string, string> = {
  'GET /user/me/access': 'grows by every reading',
  'GET /user/me/security-events': 'grows with every sign-in',
  'GET /user/me/sessions': 'changes with every sign-in',
  'GET /auth/factor': 'is asked for by its page, between two steps of a sign-in',
  'GET /user/me/factors': 'is changed by its page alone',
  'GET /progress/position/:id': 'is where a film begins',
  'GET /invitation/:id': 'is answered on the page of its link',
  'GET /contact/token': 'is another each time',
  'GET /payment/:id': 'is asked again by its page until it is paid',
  'GET /payment/:id/invoice': 'is asked for by a press, each time anew',
  'GET /subscription/invoices': 'is of the payment provider',
  'GET /subscription/customerPortal': 'is another each time',
  'GET /trinings/getVideoURL/:id': 'is signed anew each time',
  'GET /trinings/getTranscriptionURL/:id': 'is signed anew each time',
}
/** Acts that reach the other person with the next page that they open, with the reason. */
const NOT_MEANT: Record<string, string> = {
  'the member stops a film': 'a player writes every few seconds where it is',
  'the member changes their profile': 'a name is no news',
  'the specialist changes their profile': 'a team may have 2,000 members',
}
/** What is declared and happens in none of the acts, with the reason. */
const UNSEEN: Record<string, string> = {
  'GET /progress/today path.changed': 'no dose of the acts allows less on one day',
  'GET /message/ended message.read': 'the last word was read after the end',
  'GET /message/ended team.joined': 'the same team begins again',
  'GET /team/member/:id/signals path.changed': 'planned days are missed when days have passed',
}
const READS = Object.entries(CALLS).flatMap(([name, call]) =>
  name.startsWith('GET ') || 'oldBy' in call ? (name in NOT_LIVE ? [] : [name]) : [],
)

onOneDatabase((create) => {
  const running = useApp(create)
  const teams = liveTeams(running)

  /** Every answer of a person. */
  async function answersOf(team: LiveTeam, who: Who): Promise<Map<string, Answer>> {
    const answers = new Map<string, Answer>()
    for (const name of READS) {
      const { url, payload } = teams.requestOf(name, team, who)
      const { statusCode, body, headers } = await (payload ? team[who].post(url, payload) : team[who].get(url))
      const oldBy = String(headers[OLD_BY_HEADER] ?? '').split(', ')
      answers.set(name, { text: `${statusCode} ${body}`, isGiven: statusCode === 200, oldBy })
    }
    return answers
  }
  /** What both are answered now, and the events that they have been told. */
  async function both(team: LiveTeam) {
    const [member, specialist] = await Promise.all(
      PEOPLE.map(async (who) => ({ answers: await answersOf(team, who), told: await eventsOf(team[who].userId) })),
    )
    return { member: member!, specialist: specialist! }
  }
  const eventsOf = async (userId: number): Promise<string[]> =>
    (
      await running.app.db.rows<{ kind: string }>('select kind from events where user_id = $userId order by id', {
        userId,
      })
    ).map(({ kind }) => kind)

  test('what changes for somebody by an act is read again by an event of theirs, and nothing else is', async (context) => {
    const missing: string[] = []
    const [given, needed] = [new Set<string>(), new Set<string>()]
    let team = await teams.add()
    let before = await both(team)
    for (const [name, { act, begin }] of Object.entries(LIVE_ACTS)) {
      if (begin) before = await both((team = await begin(teams)))
      const { statusCode, body } = await act(team, teams)
      assert.ok(statusCode < 300, `${name}: ${statusCode} ${body}`)
      const after = await both(team)
      for (const who of PEOPLE) {
        const { answers, told } = after[who]
        if (answers.get('GET /user/me')?.text.startsWith('401')) continue
        const kinds = new Set(told.slice(before[who].told.length))
        const changed = [...before[who].answers].filter(([call, { text }]) => answers.get(call)?.text !== text)
        for (const [call, { isGiven }] of answers) if (isGiven) given.add(call)
        for (const [call, { oldBy }] of changed) {
          const reached = oldBy.filter((kind) => kinds.has(kind))
          for (const kind of reached) needed.add(`${call} ${kind}`)
          // Without an event an act concerns its actor alone, whose own page reads again what it has changed.
          const isOwn = name.startsWith(`the ${who}`) && kinds.size === 0
          if (reached.length === 0 && !isOwn && !(name in NOT_MEANT))
            missing.push(`${name}: ${call} of the ${who}, told ${[...kinds].join(', ') || 'nothing'}`)
        }
        const calls = changed.map(([call]) => call.replace('GET ', '')).join(', ')
        context.diagnostic([name, who, NOT_MEANT[name] ?? ([...kinds].join(', ') || '–'), calls || '–'].join(' | '))
      }
      before = after
    }
    const declared = Object.entries(CALLS).flatMap(([name, call]) =>
      'oldBy' in call ? call.oldBy.map((kind) => `${name} ${kind}`) : [],
    )
    assert.deepEqual(missing, [])
    assert.deepEqual(
      declared.filter((each) => !needed.has(each) && !(each in UNSEEN)),
      [],
      'no act needs these',
    )
    assert.deepEqual(
      READS.filter((name) => !given.has(name)),
      [],
      'nobody was given these',
    )
  })
})
