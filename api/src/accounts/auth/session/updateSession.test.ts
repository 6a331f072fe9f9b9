import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { browser } from '../../../../testing/browser.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { addPerson, PASSWORD } from '../../../../testing/people.ts'
import { personCalls } from '../../../../testing/personCalls.ts'
import { picture } from '../../../../testing/catalogue/pictures.ts'
import { useApp } from '../../../../testing/startApp.ts'

const PICTURE = await picture()

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  let anna: Awaited<ReturnType<typeof person>>
  beforeEach(async () => {
    anna = await person()
  })

  async function person() {
    const email = `person${++people}@example.pl`
    const id = await addPerson(running.app, { email })
    const who = browser(running.app, `192.0.2.${people}`)
    await who.signIn(email, PASSWORD)
    const csrfToken = await who.csrfToken()
    const { upload } = await personCalls(running.app, id)
    return {
      id,
      session: who.session,
      upload: async () => (await upload('/api/user/avatar?locale=pl', PICTURE)).json().data.avatarURL as string,
      update: (data: object) => who.postJson('/api/auth/session', { csrfToken, data }),
    }
  }

  test('after an upload the session is updated with the address of the picture', async () => {
    const avatarURL = await anna.upload()
    const { statusCode, body } = await anna.update({ avatarURL, firstName: 'Ewa' })
    const { user, userData } = JSON.parse(body)
    assert.deepEqual(
      [statusCode, user.image, userData.avatarURL, userData.firstName],
      [200, avatarURL, avatarURL, 'Ewa'],
    )
  })

  test('null removes the picture, an uploaded one and that of the demo', async () => {
    const avatarURL = await anna.upload()
    await running.app.db.rows("update users set avatar = '3.webp' where id = $id", { id: anna.id })
    assert.equal((await anna.update({ avatarURL: null })).json().userData.avatarURL, null)
    assert.equal((await anna.session()).user.image, null)
    assert.equal((await running.app.inject(avatarURL)).statusCode, 404)
    assert.equal((await anna.update({ avatarURL: null })).statusCode, 200)
  })

  test('any other address is refused, and nothing changes', async () => {
    const other = await person()
    const [former, current, others] = [await anna.upload(), await anna.upload(), await other.upload()]
    for (const avatarURL of [
      former,
      others,
      `https://evil.example${current}`,
      `${current}?`,
      '',
      '/media/avatars/3.webp',
    ]) {
      const refused = await anna.update({ avatarURL, firstName: 'Ewa' })
      assert.deepEqual(
        [refused.statusCode, refused.json().errors],
        [400, [{ field: 'data[avatarURL]', code: 'avatar.notCurrent' }]],
        avatarURL,
      )
    }
    assert.equal((await anna.update({ avatarURL: 5 })).statusCode, 400)
    const { userData } = await anna.session()
    assert.deepEqual([userData.avatarURL, userData.firstName], [current, 'Anna'])
    assert.equal((await other.session()).userData.avatarURL, others)
  })
})
