import type { Profile } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { personCalls } from '../../../testing/personCalls.ts'
import { memberForm } from '../../../testing/accounts/registrations.ts'
import { useApp } from '../../../testing/startApp.ts'

const CHANGE = {
  firstName: ' Maria ',
  lastName: 'Nowak',
  gender: 'undeclared',
  age: 68,
  country: 'GB',
  phoneNumber: '020 7946 0018',
  address: { city: 'London ', streetAddress: '1 Baker Street', streetAddress2: '', postCode: 'NW1 6XE' },
}
const WRITTEN = {
  ...CHANGE,
  firstName: 'Maria',
  phoneNumber: '+442079460018',
  address: { city: 'London', streetAddress: '1 Baker Street', postCode: 'NW1 6XE' },
}

onOneDatabase((create) => {
  const running = useApp(create)
  let lastPerson = 0
  const somebody = async (role: 'patient' | 'specialist' = 'patient') => {
    const id = await addPerson(running.app, { email: `person${++lastPerson}@kinora.example`, role })
    const { get, put } = await personCalls(running.app, id)
    const me = async (): Promise<Profile> => (await get('/api/user/me')).json().data
    return {
      id,
      me,
      put: (change: object, whose: number | string = id) => put(`/api/users/${whose}?locale=en`, change),
    }
  }

  test('a member reads their registration data, and the newest state of each consent', async () => {
    const anna = browser(running.app)
    const { id } = (
      await anna.postJson('/api/auth/local/register', {
        ...memberForm('anna@kinora.example'),
        specialistName: 'dr Lipa',
      })
    ).json().data
    await running.app.db.rows(
      "insert into consents (user_id, kind, version, is_given) values ($id, 'marketing', '1', true)",
      { id },
    )
    await running.app.db.rows(
      "insert into consents (user_id, kind, version, is_given) values ($id, 'marketing', '2', false)",
      { id },
    )
    const { get } = await personCalls(running.app, id)
    const { data } = (await get('/api/user/me?locale=pl')).json()
    const { userData } = await anna.session()
    assert.deepEqual(data, { ...data, ...userData })
    assert.deepEqual(
      [data.gender, data.age, data.specialistName, data.description, data.hasPassword],
      ['female', 71, 'dr Lipa', null, true],
    )
    const consents = (data as Profile).consents.map(({ kind, isGiven, version }) => [
      kind,
      isGiven,
      kind === 'marketing' ? version : '',
    ])
    assert.deepEqual(consents, [
      ['health', true, ''],
      ['marketing', false, '2'],
      ['privacy', true, ''],
      ['terms', true, ''],
    ])
  })

  test('a PUT replaces the profile, idempotently, and the session has the new values', async () => {
    const { id, me, put } = await somebody()
    const first = await put({ ...CHANGE, specialistName: 'dr Lipa' })
    assert.equal(first.statusCode, 200, first.body)
    const { address, ...fields } = WRITTEN
    assert.deepEqual(first.json().data, { ...(await me()), ...fields, data: address, specialistName: 'dr Lipa' })
    assert.equal((await put({ ...CHANGE, specialistName: 'dr Lipa' })).body, first.body)
    await put(CHANGE)
    assert.equal((await me()).specialistName, null)

    const here = browser(running.app)
    await here.signIn(`person${lastPerson}@kinora.example`, PASSWORD)
    const { user, userData } = await here.session()
    assert.deepEqual([userData.id, user.name, userData.phoneNumber], [id, 'Maria Nowak', WRITTEN.phoneNumber])
  })

  test('the language of mails changes when it is given, and stays otherwise', async () => {
    const { me, put } = await somebody()
    const before = (await me()).stripeLocale
    await put(CHANGE)
    assert.equal((await me()).stripeLocale, before)
    const other = before === 'pl' ? 'en' : 'pl'
    assert.equal((await put({ ...CHANGE, locale: other })).json().data.stripeLocale, other)
    assert.equal((await put({ ...CHANGE, locale: 'de' })).statusCode, 400)
    assert.equal((await me()).stripeLocale, other)
  })

  test('a specialist can change the description, but not title and number', async () => {
    const { me, put } = await somebody('specialist')
    const { professionalTitle, registrationNumber } = await me()
    assert.equal((await put({ ...CHANGE, description: ' Fizjoterapia\npo urazach ' })).statusCode, 200)
    const after = await me()
    assert.deepEqual(
      [after.description, after.professionalTitle, after.registrationNumber],
      ['Fizjoterapia\npo urazach', professionalTitle, registrationNumber],
    )
  })

  test('fields that may not be changed are reported, and nothing is written', async () => {
    const [member, specialist] = [await somebody(), await somebody('specialist')]
    const before = [await member.me(), await specialist.me()]
    const fixed = {
      id: 1,
      email: 'other@kinora.example',
      emailVerified: true,
      role: 'specialist',
      isSpecialist: true,
      passwordHash: 'x',
      professionalTitle: 'medicalDoctor',
      registrationNumber: '1',
      avatar: '1.webp',
      createdAt: '2020-01-01',
    }
    for (const [field, value] of Object.entries(fixed)) {
      for (const { put } of [member, specialist])
        assert.deepEqual(await complaint(put({ ...CHANGE, [field]: value })), [
          400,
          [[field, 'request.unknownParameter']],
        ])
    }
    assert.deepEqual(await complaint(member.put({ ...CHANGE, description: 'x' })), [
      400,
      [['description', 'request.unknownParameter']],
    ])
    assert.deepEqual(await complaint(specialist.put({ ...CHANGE, specialistName: 'x' })), [
      400,
      [['specialistName', 'request.unknownParameter']],
    ])
    assert.deepEqual([await member.me(), await specialist.me()], before)
  })

  test('every invalid field is reported, as in the registration', async () => {
    const { put } = await somebody('specialist')
    const { age: _, ...withoutAge } = CHANGE
    const cases: [object, string, string][] = [
      [withoutAge, 'age', 'form.error.age.required'],
      [{ ...CHANGE, age: 0 }, 'age', 'form.error.age.format'],
      [{ ...CHANGE, firstName: '  ' }, 'firstName', 'form.error.firstName.required'],
      [{ ...CHANGE, country: 'XX' }, 'country', 'form.error.country.required'],
      [{ ...CHANGE, phoneNumber: '020 79' }, 'phoneNumber', 'form.error.phoneNumber.format'],
      [{ ...CHANGE, address: { ...CHANGE.address, city: ' ' } }, 'address[city]', 'form.error.city.required'],
      [{ ...CHANGE, description: 'x'.repeat(1_001) }, 'description', 'form.error.description.format'],
    ]
    for (const [change, field, code] of cases) assert.deepEqual(await complaint(put(change)), [400, [[field, code]]])
  })

  test("only the caller's own row is written; another user's is a 404 like a missing one", async () => {
    const [anna, eva] = [await somebody(), await somebody()]
    const before = await eva.me()
    assert.equal((await anna.put(CHANGE)).statusCode, 200)
    const [others, nobodys] = [await anna.put(CHANGE, eva.id), await anna.put(CHANGE, 2_000_000_000)]
    assert.equal(others.statusCode, 404)
    assert.equal(others.body, nobodys.body)
    for (const id of ['0', '-1', 'me', '1e9', '99999999999'])
      assert.equal((await anna.put(CHANGE, id)).statusCode, 404, id)
    assert.deepEqual(await eva.me(), before)
  })

  async function complaint(answer: ReturnType<Awaited<ReturnType<typeof somebody>>['put']>) {
    const { statusCode, body } = await answer
    return [
      statusCode,
      (JSON.parse(body).errors as { field: string; code: string }[]).map(({ field, code }) => [field, code]),
    ]
  }
})
