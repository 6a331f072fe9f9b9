import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { openEvents } from '../../../testing/messages/eventClient.ts'
import { inviting } from '../../../testing/team/invitations.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { useApp } from '../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const { accept, addMember, addSpecialist, invited, newEmail, preview } = inviting(running)
  type Caller = Awaited<ReturnType<typeof addSpecialist>>
  let url = ''
  before(async () => {
    url = await running.app.listen({ host: '127.0.0.1', port: 0 })
  })

  const eventsOf = ({ userId }: Caller) =>
    running.app.db.rows<{ kind: string; data: object }>(
      'select kind, data from events where user_id = $userId order by id',
      { userId },
    )
  const kindsOf = async (caller: Caller) => (await eventsOf(caller)).map(({ kind }) => kind)
  const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [
    answer.statusCode,
    answer.json().code,
  ]
  const stateOf = async (specialist: Caller) => (await specialist.get('/invitation')).json().data[0].state
  /** A member of one specialist, invited by another. */
  async function withTwo() {
    const [former, next] = [await addSpecialist(), await addSpecialist()]
    const email = newEmail()
    const member = await addMember(email)
    await accept(member, (await invited(former, email)).token)
    return { former, next, member, ...(await invited(next, email)) }
  }

  test('whoever has the link sees who invites and until when, and of the person a masked e-mail', async () => {
    const specialist = await addSpecialist()
    const { token } = await invited(specialist)
    const { data } = (await preview(token)).json()
    const inviter = { firstName: 'Anna', lastName: 'Zielińska', professionalTitle: 'trainer', gender: null }
    assert.deepEqual({ ...data, expiresAt: '' }, { inviter, maskedEmail: 'i•••@k•••.example', expiresAt: '' })
    const days = (Date.parse(data.expiresAt) - Date.now()) / 86_400_000
    assert.ok(days > 13.9 && days <= 14, `${days} days`)
    assert.deepEqual(codeOf(await preview('unknown')), [404, 'invitation.unknown'])
  })

  test('the database knows tokens by their hashes alone', async () => {
    const { token } = await invited(await addSpecialist())
    const links = await running.app.db.rows<{ row: string }>(
      'select to_jsonb(link)::text as row from invitation_links link',
    )
    assert.ok(links.length > 0)
    for (const { row } of links) assert.ok(!row.includes(token))
  })

  test('a member accepts: both are told, and the specialist sees them', async () => {
    const specialist = await addSpecialist()
    const { email, token } = await invited(specialist)
    const member = await addMember(email)
    const { statusCode, json } = await accept(member, token)
    assert.deepEqual([statusCode, json().data.inviter.lastName], [200, 'Zielińska'])

    const joined = { kind: 'team.joined', data: { memberId: member.userId, specialistId: specialist.userId } }
    assert.deepEqual(await eventsOf(member), [joined])
    assert.deepEqual(await eventsOf(specialist), [joined])
    const { data } = (await specialist.get(`/message/${member.userId}`)).json()
    assert.deepEqual(
      data.map(({ type, senderId }: { type: string; senderId: number }) => [type, senderId]),
      [['JOIN_TO_TEAM', member.userId]],
    )
    assert.deepEqual((await specialist.get('/invitation')).json().data[0].memberId, member.userId)
    assert.equal((await specialist.get('/team/member')).json().data[0].id, member.userId)
  })

  test('a link is used once, also when calls race; whoever has accepted may repeat it', async () => {
    const specialist = await addSpecialist()
    const { email, token } = await invited(specialist)
    const member = await addMember(email)
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(member, token)))
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200, 200],
    )
    assert.deepEqual(await kindsOf(specialist), ['team.joined'])
    assert.deepEqual(codeOf(await preview(token)), [410, 'invitation.used'])

    await member.remove('/team')
    assert.deepEqual(codeOf(await accept(member, token)), [410, 'invitation.used'])
    assert.equal((await specialist.get('/team')).json().data.members, 0)
  })

  test('accepting and revoking at the same time ends in one of the two', async () => {
    const specialist = await addSpecialist()
    for (let times = 0; times < 5; times++) {
      const { email, id, token } = await invited(specialist)
      const member = await addMember(email)
      const [accepted, revoked] = await Promise.all([accept(member, token), specialist.remove(`/invitation/${id}`)])
      const isIn = (await member.get('/members/specialist')).json().data !== null
      assert.deepEqual([accepted.statusCode, revoked.statusCode], isIn ? [200, 409] : [410, 204])
    }
  })

  test('only the account of the invited e-mail accepts, and never a specialist', async () => {
    const specialist = await addSpecialist()
    const { token } = await invited(specialist)
    assert.deepEqual(codeOf(await accept(await addMember(newEmail()), token)), [403, 'invitation.otherAccount'])
    const email = newEmail()
    const colleague = await addCaller(running.app, { email, role: 'specialist' })
    const theirs = await invited(specialist, email)
    assert.deepEqual(codeOf(await accept(colleague, theirs.token)), [403, 'invitation.forMembers'])
    assert.equal(await stateOf(specialist), 'sent')
  })

  test('the mailed link proves the e-mail; that of a sheet does not', async () => {
    const specialist = await addSpecialist()
    const byMail = await invited(specialist)
    const first = await addMember(byMail.email, { isVerified: false })
    assert.equal((await accept(first, byMail.token)).statusCode, 200)
    assert.equal((await first.get('/user/me')).json().data.emailVerified, true)

    const onPaper = await invited(specialist)
    const sheet = await specialist.post(`/invitation/${onPaper.id}/sheet`)
    assert.equal(sheet.statusCode, 201)
    const { token } = sheet.json().data
    const second = await addMember(onPaper.email, { isVerified: false })
    assert.deepEqual(codeOf(await accept(second, token)), [403, 'invitation.emailNotVerified'])
    assert.equal((await preview(onPaper.token)).statusCode, 200, 'the mailed link is still valid')
    const newer = (await specialist.post(`/invitation/${onPaper.id}/sheet`)).json().data
    assert.deepEqual(codeOf(await accept(second, token)), [410, 'invitation.replaced'])
    await running.app.db.rows('update users set email_verified_at = now() where id = $userId', {
      userId: second.userId,
    })
    assert.equal((await accept(second, newer.token)).statusCode, 200)
    assert.deepEqual(codeOf(await preview(onPaper.token)), [410, 'invitation.used'])
  })

  test('whoever has another specialist changes only when they say so, and leaves the old team in the same moment', async () => {
    const { former, next, member, token } = await withTwo()
    const refused = await accept(member, token)
    assert.deepEqual(codeOf(refused), [409, 'invitation.otherSpecialist'])
    assert.equal(refused.json().specialistName, 'Anna Zielińska')
    assert.equal((await former.get(`/members/${member.userId}`)).statusCode, 200)

    assert.equal((await accept(member, token, { change: true })).statusCode, 200)
    assert.equal((await former.get(`/members/${member.userId}`)).statusCode, 404)
    assert.equal((await former.get(`/message/${member.userId}/status`)).json().data.canReply, false)
    assert.equal((await next.get(`/members/${member.userId}`)).statusCode, 200)
    assert.deepEqual(await kindsOf(former), ['team.joined', 'team.left'])
    assert.deepEqual(await kindsOf(next), ['team.joined'])
    const { data } = (await member.get(`/message/${former.userId}`)).json()
    assert.deepEqual(
      data.map(({ type }: { type: string }) => type),
      ['LEAVE_TEAM', 'JOIN_TO_TEAM'],
    )
  })

  test('the stream of the former specialist ends with the change', async () => {
    const { former, member, token } = await withTwo()
    const client = await openEvents(url, { token: former.token })
    assert.equal((await client.next())?.kind, 'ready')
    await accept(member, token, { change: true })
    assert.equal((await client.next())?.kind, 'team.left')
    assert.equal(await client.next(), undefined)
  })

  test('two specialists whose invitations are accepted at the same time: the member has one of them', async () => {
    const [one, other] = [await addSpecialist(), await addSpecialist()]
    const email = newEmail()
    const tokens = [(await invited(one, email)).token, (await invited(other, email)).token]
    const member = await addMember(email)
    const answers = await Promise.all(tokens.map((token) => accept(member, token)))
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
    const teams = await Promise.all([one, other].map(async (who) => (await who.get('/team')).json().data.members))
    assert.deepEqual(teams.sort(), [0, 1])
  })

  test('an expired link, also of one that was sent again on paper, is over', async () => {
    const specialist = await addSpecialist()
    const { email, id, token } = await invited(specialist)
    await running.app.db.rows('update invitation_links set expires_at = now() where invitation_id = $invitationId', {
      invitationId: id,
    })
    await specialist.post(`/invitation/${id}/sheet`)
    const member = await addMember(email)
    assert.deepEqual(codeOf(await accept(member, token)), [410, 'invitation.expired'])
    assert.deepEqual(codeOf(await preview(token)), [410, 'invitation.expired'])
  })

  test('neither a plan nor consent is needed, and whoever is in the team already stays', async () => {
    const specialist = await addSpecialist()
    const email = newEmail()
    const { token } = await invited(specialist, email)
    const member = await addCaller(running.app, { email, plan: 'ended', consents: false })
    assert.equal((await accept(member, token)).statusCode, 200)
    await member.remove('/team')
    const again = await invited(specialist, email)
    await running.app.db.rows(
      ofAnyone('insert into team_members (member_id, specialist_id) values ($memberId, $specialistId)'),
      {
        memberId: member.userId,
        specialistId: specialist.userId,
      },
    )
    assert.equal((await accept(member, again.token)).statusCode, 200)
    assert.deepEqual(await kindsOf(member), ['team.joined', 'team.left'])
    assert.equal(await stateOf(specialist), 'accepted')
  })

  test('an account that is deleted takes its invitations along', async () => {
    const specialist = await addSpecialist()
    const { token } = await invited(specialist)
    await running.app.db.rows('delete from users where id = $userId', { userId: specialist.userId })
    assert.deepEqual(codeOf(await preview(token)), [404, 'invitation.unknown'])
  })
})
