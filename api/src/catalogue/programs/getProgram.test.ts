import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const get = (path: string) => running.app.inject(`/api/trinings/${path}`)
  const idOf = async (title: string, locale: string) => {
    const query = `locale=${locale}&filters[title][$containsi]=${encodeURIComponent(title)}`
    const { data } = (await running.app.inject(`/api/trinings?${query}`)).json()
    return data[0].id as number
  }

  test('returns a program with all populated fields, and its video without a link to the film', async () => {
    const id = await idOf('cwiczenia', 'pl')
    const { data } = (await get(`${id}?populate=video,moreLikeThis,transcription,omitTranscription`)).json()
    assert.equal(data.title, 'Ćwiczenia na szyję')
    assert.deepEqual(data.whatYouNeed, ['chair'])
    const chapters = [{ start: 0, title: 'Ćwiczenia na szyję chapter', note: '8', timed: { from: 4, seconds: 20 } }]
    assert.deepEqual(data.video, { duration: 299, chapters })
    assert.deepEqual(
      data.moreLikeThis.map(({ title }: { title: string }) => title),
      ['ŁAGODNY oddech', '100% pleców'],
    )
    assert.equal(data.moreLikeThis[1].category.name, 'Plecy')
    assert.deepEqual(
      data.moreLikeThis.map(({ reason }: { reason: string }) => reason),
      ['sameLevel', 'sameLevel'],
    )
    assert.equal(data.transcription, 'First.\n\nSecond.')
    assert.equal(data.omitTranscription, false)
    assert.equal(data.localizations, undefined)
  })

  test('says in its language who made a program and who reviewed it, and null where nobody is named', async () => {
    const inEnglish = (await get(`${await idOf('neck exercises', 'en')}?locale=en`)).json().data
    assert.deepEqual(inEnglish.credits, {
      madeBy: { name: 'Marta Przykładowska', profession: 'physiotherapist', licence: 'PWZFz 0000-A', isExample: true },
      reviewedBy: {
        name: 'Jan Wzorcowy',
        profession: 'doctor of rehabilitation medicine',
        licence: 'PWZ 0000001',
        isExample: true,
      },
      reviewedOn: '2025-12-19',
    })
    const inPolish = (await get(`${await idOf('pleców', 'pl')}`)).json().data
    assert.equal(inPolish.credits.madeBy.profession, 'fizjoterapeutka')
    const other = await idOf('krok', 'pl')
    await running.app.db.rows('update programs set credits = null where id = $other', { other })
    assert.equal((await get(`${other}`)).json().data.credits, null)
  })

  test('returns populated fields only on request, and null for a missing film', async () => {
    const id = await idOf('lagodny', 'pl')
    const bare = (await get(`${id}`)).json().data
    for (const field of ['video', 'moreLikeThis', 'transcription', 'localizations']) {
      assert.equal(field in bare, false, field)
    }
    assert.equal((await get(`${id}?populate=video`)).json().data.video, null)
  })

  test('gives the reason why another program is similar', async () => {
    await running.app.db.rows(`insert into more_like_this (program_id, other_id, position)
      select a.id, b.id, row_number() over (order by b.slug) from programs a, programs b
      where a.locale = 'pl' and b.locale = 'pl' and a.slug = 'hundred' and b.slug in ('slashes', 'under-score', 'more-1', 'gentle-breath')`)
    await running.app.db.rows(
      "delete from program_levels where program_id = (select id from programs where slug = 'gentle-breath' and locale = 'pl')",
    )
    const { data } = (await get(`${await idOf('pleców', 'pl')}?populate=moreLikeThis`)).json()
    assert.deepEqual(
      data.moreLikeThis.map(({ title, reason }: { title: string; reason: string }) => `${title}: ${reason}`),
      ['ŁAGODNY oddech: goesWell', 'Więcej 1: sameLevel', 'Góra\\dół: sameCategory', 'Krok_po_kroku: sameCategory'],
    )
  })

  test('lists its localizations, and answers to their ids in the requested language', async () => {
    const [polish, english] = [await idOf('cwiczenia', 'pl'), await idOf('neck exercises', 'en')]
    const { data } = (await get(`${polish}?locale=en&populate=localizations`)).json()
    assert.equal(data.id, english)
    assert.equal(data.title, 'Neck exercises')
    assert.deepEqual(data.localizations, [{ id: polish, locale: 'pl' }])
    assert.equal((await get(`${english}`)).json().data.id, polish)
  })

  test('answers 404 for missing programs and invalid ids', async () => {
    for (const id of ['9999', '0', '-1', 'abc', '1e999', '2147483648', '1.5', '%2e%2e']) {
      const response = await get(id)
      assert.equal(response.statusCode, 404, id)
      assert.match(response.json().code, /notFound$/)
    }
  })

  test('the film of an example program is public, and of others is not', async () => {
    const example = await get(`getVideoURL/${await idOf('cwiczenia', 'pl')}`)
    assert.equal(example.statusCode, 200)
    assert.match(example.json().data.url, /^\/media\/films\/\d+\/0\.\d+\.[\w-]{43}\/master\.m3u8$/)
    const hours = (Date.parse(example.json().data.expiresAt) - Date.now()) / 3_600_000
    assert.ok(hours > 3.99 && hours <= 4, `${hours} h`)

    for (const call of ['getVideoURL', 'getTranscriptionURL']) {
      const other = await get(`${call}/${await idOf('100%', 'pl')}`)
      assert.equal(other.statusCode, 401)
      assert.equal(other.json().code, 'auth.required')
      assert.equal((await get(`${call}/9999`)).statusCode, 404)
    }
  })

  test("returns captions in the program's language, and null without a film", async () => {
    const { data } = (await get(`getTranscriptionURL/${await idOf('neck exercises', 'en')}`)).json()
    assert.match(data.url, /\/captions-en\.vtt$/)
    assert.equal((await get(`getTranscriptionURL/${await idOf('gora', 'pl')}`)).json().data, null)
    const video = await get(`getVideoURL/${await idOf('gora', 'pl')}`)
    assert.deepEqual([video.statusCode, video.json().code], [404, 'training.noVideo'])
  })
})
