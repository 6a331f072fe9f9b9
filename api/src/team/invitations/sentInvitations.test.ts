import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { inviting, tokenIn } from '../../../testing/team/invitations.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { useApp } from '../../../testing/startApp.ts'
import { deleteExpiredRows } from '../../app/sweep/expiredRowQueries.ts'

const KEY = '0b7e0c52-9d9b-4a57-8f13-52b7a4d5a9a1'

onOneDatabase((create) => {
  const running = useApp(create)
  const { accept, addMember, addSpecialist, invite, invited, newEmail, open, preview } = inviting(running)
  type Caller = Awaited<ReturnType<typeof addSpecialist>>
  const listed = async (specialist: Caller) =>
    (await specialist.get('/invitation')).json().data as { email: string; state: string; id: number }[]
  const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [
    answer.statusCode,
    answer.json().code,
  ]

  test('a specialist sees their own invitations, page by page, with what became of them', async () => {
    const [specialist, other] = [await addSpecialist(), await addSpecialist()]
    const [sent, opened, expired, revoked] = [
      await invited(specialist),
      await invited(specialist),
      await invited(specialist),
      await invited(specialist),
    ]
    await invited(other)
    assert.equal((await preview(opened.token)).statusCode, 200)
    assert.equal((await listed(specialist))[2]!.state, 'sent', 'reading the page is not opening it')
    assert.equal((await open(opened.token)).statusCode, 204)
    await running.app.db.rows(ofAnyone('update invitations set expires_at = now() where id = $id'), { id: expired.id })
    assert.equal((await specialist.remove(`/invitation/${revoked.id}`)).statusCode, 204)

    assert.deepEqual(
      (await listed(specialist)).map(({ id, state }) => [id, state]),
      [
        [revoked.id, 'revoked'],
        [expired.id, 'expired'],
        [opened.id, 'opened'],
        [sent.id, 'sent'],
      ],
    )
    const second = (await specialist.get('/invitation?pagination[page]=2&pagination[pageSize]=3')).json()
    assert.deepEqual([second.data.length, second.meta.pagination.total], [1, 4])
  })

  test('of somebody who has left the team the list keeps neither name nor address', async () => {
    const specialist = await addSpecialist()
    const { email, token } = await invited(specialist)
    const member = await addMember(email)
    assert.equal((await accept(member, token)).statusCode, 200)
    const told = async () => {
      const [{ email, lastName, memberId, state }] = (await specialist.get('/invitation')).json().data
      return { email, lastName, memberId, state }
    }
    assert.deepEqual(await told(), { email, lastName: 'Nowak', memberId: member.userId, state: 'accepted' })
    await member.remove('/team')
    assert.deepEqual(await told(), { email: null, lastName: null, memberId: null, state: 'accepted' })
  })

  test('a new mail ends the link of the one before, and is sent once for its key', async () => {
    const specialist = await addSpecialist()
    const { email, id, token } = await invited(specialist)
    const again = () => specialist.post(`/invitation/${id}/resend`, { key: KEY })
    const answers = await Promise.all([again(), again()])
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200],
    )
    const newer = tokenIn(await running.mailbox.next(email))
    assert.deepEqual(codeOf(await preview(token)), [410, 'invitation.replaced'])
    assert.equal((await preview(newer)).statusCode, 200)
    const [{ count } = { count: 0 }] = await running.app.db.rows<{ count: number }>(
      'select count(*)::int as count from invitation_links where invitation_id = $invitationId',
      { invitationId: id },
    )
    assert.equal(count, 2)
  })

  test('a revoked invitation ends at once, its waiting mail with it, and stays so', async () => {
    const [specialist, other] = [await addSpecialist(), await addSpecialist()]
    const { id, token } = await invited(specialist)
    assert.equal((await other.remove(`/invitation/${id}`)).statusCode, 404)
    assert.equal((await other.post(`/invitation/${id}/resend`)).statusCode, 404)
    assert.equal((await other.post(`/invitation/${id}/sheet`)).statusCode, 404)
    for (let times = 0; times < 2; times++) assert.equal((await specialist.remove(`/invitation/${id}`)).statusCode, 204)
    assert.deepEqual(codeOf(await preview(token)), [410, 'invitation.revoked'])
    for (const call of ['resend', 'sheet'])
      assert.deepEqual(codeOf(await specialist.post(`/invitation/${id}/${call}`)), [409, 'invitation.revoked'])

    const email = newEmail()
    running.mailbox.refuse(email)
    const { data } = (await invite(specialist, email)).json()
    await specialist.remove(`/invitation/${data.id}`)
    const waiting = await running.app.db.rows(ofAnyone('select from outbox where recipient = $email'), { email })
    assert.equal(waiting.length, 0)
  })

  test('an invitation of a specialist who is refused afterwards opens nothing', async () => {
    const specialist = await addSpecialist()
    const { token } = await invited(specialist)
    await running.app.db.rows(
      "insert into specialist_decisions (user_id, state, reason) values ($userId, 'refused', 'no')",
      { userId: specialist.userId },
    )
    assert.deepEqual(codeOf(await preview(token)), [410, 'invitation.revoked'])
  })

  test('the person of an invitation that was not accepted is deleted thirty days after its end', async () => {
    const specialist = await addSpecialist()
    const [old, recent, ended] = [await invited(specialist), await invited(specialist), await invited(specialist)]
    await running.app.db.rows(
      ofAnyone("update invitations set expires_at = now() - interval '31 days' where id = $id"),
      { id: old.id },
    )
    await running.app.db.rows(
      ofAnyone("update invitations set revoked_at = now() - interval '31 days' where id = $id"),
      { id: ended.id },
    )
    await running.app.db.rows(
      ofAnyone("update invitations set expires_at = now() - interval '29 days' where id = $id"),
      { id: recent.id },
    )
    await deleteExpiredRows(running.app.db)
    assert.deepEqual(
      (await listed(specialist)).map(({ id }) => id),
      [recent.id],
    )
    assert.deepEqual(codeOf(await preview(old.token)), [404, 'invitation.unknown'])
  })
})
