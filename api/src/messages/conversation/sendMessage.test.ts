import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Message } from '@kinora/contracts'
import { MESSAGE_MAX_LENGTH } from '@kinora/limits'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam, type TeamCaller } from '../../../testing/team/teams.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const send = (from: TeamCaller, to: TeamCaller, more: object = {}) =>
    from.post('/message', { receiverId: to.userId, content: 'Dzień dobry', ...more })
  const sent = async (...call: Parameters<typeof send>): Promise<Message> => (await send(...call)).json().data
  const eventsOf = ({ userId }: TeamCaller) =>
    running.app.db.rows<{ kind: string; data: object }>(
      'select kind, data from events where user_id = $userId order by id',
      { userId },
    )
  const programId = async (slug: string, locale: string) => {
    const [program] = await running.app.db.rows<{ id: number }>(
      'select id from programs where slug = $slug and locale = $locale',
      { slug, locale },
    )
    return program!.id
  }

  test('member and specialist write to each other; both are told in the same transaction', async () => {
    const { member, specialist } = await addTeam(running.app)
    const response = await send(member, specialist, { content: '  Boli mnie bark.\n ' })
    assert.equal(response.statusCode, 201)
    const { data } = response.json()
    assert.equal(data.content, 'Boli mnie bark.')
    assert.deepEqual(
      { ...data, id: 0, createAt: '' },
      {
        id: 0,
        type: 'TEXT_MESSAGE',
        content: 'Boli mnie bark.',
        senderId: member.userId,
        receiverId: specialist.userId,
        createAt: '',
        isRead: false,
        readAt: null,
        senderFirstName: 'Anna',
        receiverFirstName: 'Anna',
        metadata: {},
        key: null,
      },
    )
    const answer = await sent(specialist, member, { content: 'Od kiedy?' })
    const events = [data.id, answer.id].map((messageId) => ({ kind: 'message.sent', data: { messageId } }))
    assert.deepEqual(await eventsOf(member), events)
    assert.deepEqual(await eventsOf(specialist), events)
  })

  test('a message that is sent twice with one key exists once; the key of another message is refused', async () => {
    const { member, specialist } = await addTeam(running.app)
    const key = randomUUID()
    const training = await programId('hundred', 'pl')
    const more = { key, moment: { training, seconds: 5 } }
    const all = await Promise.all([1, 2, 3].map(() => send(member, specialist, more)))
    assert.deepEqual(
      all.map(({ statusCode }) => statusCode),
      [201, 201, 201],
    )
    assert.equal(new Set(all.map((response) => response.json().data.id)).size, 1)
    assert.equal(all[0]!.json().data.key, key)
    assert.equal((await eventsOf(specialist)).length, 1)
    for (const change of [{ content: 'Co innego' }, { moment: { training, seconds: 6 } }]) {
      const refused = await send(member, specialist, { ...more, ...change })
      assert.equal(refused.statusCode, 422)
      assert.equal(refused.json().code, 'message.usedKey')
    }
    assert.equal((await send(specialist, member, more)).statusCode, 201, "the other person's keys are their own")
  })

  test('a message may point at a moment of a film, whose title is in the language of the user', async () => {
    const { member, specialist } = await addTeam(running.app)
    const [pl, en] = [await programId('hundred', 'pl'), await programId('hundred', 'en')]
    const { metadata } = await sent(member, specialist, { moment: { training: pl, seconds: 72 } })
    assert.deepEqual(metadata, { trainingName: '100% pleców', trainingId: pl, seconds: 72 })
    const { data } = (await specialist.get(`/message/${member.userId}?locale=en`)).json()
    assert.deepEqual(data[0].metadata, { trainingName: '100% back', trainingId: en, seconds: 72 })

    await running.app.db.rows(
      'update messages set metadata = metadata || \'{"program":"gone"}\' where sender_id = $userId',
      { userId: member.userId },
    )
    const later = (await specialist.get(`/message/${member.userId}?locale=en`)).json()
    assert.deepEqual(later.data[0].metadata, { trainingName: '100% pleców', seconds: 72 })
    assert.equal((await send(member, specialist, { moment: { training: 999_999, seconds: 1 } })).statusCode, 404)
  })

  test('an automatic message is about its program in the language of each reader', async () => {
    const { member, specialist } = await addTeam(running.app)
    const training = await programId('hundred', 'pl')
    await member.post('/video-surveys', { data: { training, feeling: 'happy' } })
    const of = async (reader: TeamCaller, other: TeamCaller, locale: string) =>
      (await reader.get(`/message/${other.userId}?locale=${locale}`)).json().data[0]
    const message = await of(member, specialist, 'pl')
    assert.equal(message.type, 'VIDEO_SURVEY_COMPLETED')
    assert.equal(message.content, '')
    assert.deepEqual(message.metadata, {
      trainingName: '100% pleców',
      trainingId: training,
      userName: 'Anna',
      response: 'happy',
    })
    assert.equal((await of(specialist, member, 'en')).metadata.trainingName, '100% back')
  })

  test('what is blank, too long or of another type is refused by its field', async () => {
    const { member, specialist } = await addTeam(running.app)
    const codeOf = async (more: object) => {
      const { statusCode, ...response } = await send(member, specialist, more)
      return [statusCode, response.json().code]
    }
    assert.deepEqual(await codeOf({ content: ' \n\t ' }), [400, 'form.error.content.required'])
    assert.deepEqual(await codeOf({ content: '' }), [400, 'form.error.content.required'])
    assert.deepEqual(await codeOf({ content: 'a'.repeat(MESSAGE_MAX_LENGTH + 1) }), [400, 'form.error.content.format'])
    assert.deepEqual(await codeOf({ type: 'LEAVE_TEAM' }), [400, 'form.error.type.required'])
    assert.deepEqual(await codeOf({ key: 'mine' }), [400, 'form.error.key.format'])
    assert.deepEqual(await eventsOf(specialist), [])
    const longest = 'ż'.repeat(MESSAGE_MAX_LENGTH)
    assert.equal((await sent(member, specialist, { content: longest, type: 'TEXT_MESSAGE' })).content, longest)
  })

  test('nobody can write to themselves, or to somebody who does not exist', async () => {
    const alone = await addCaller(running.app, { email: 'writes.alone@kinora.example' })
    for (const receiverId of [alone.userId, 999_999])
      assert.equal((await alone.post('/message', { receiverId, content: 'a' })).statusCode, 404)
  })
})
