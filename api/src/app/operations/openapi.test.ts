import fc from 'fast-check'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { answerChecker, type Openapi, openapiOf, servedOpenapiOf } from '../../../testing/http/contract.ts'
import { anyCharacter } from '../../../testing/http/hostileInput.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

const PUBLIC = { who: 'public' }
const MEMBERS = { who: 'user', members: true }
const EXAMPLE = { who: 'user', active: true, unless: 'exampleProgram' }

/** Calls of docs/contract.md without a body. */
const CONTRACT = {
  '/api/auth/session': PUBLIC,
  '/api/auth/csrf': PUBLIC,
  '/api/auth/providers': PUBLIC,
  '/api/auth/signin': PUBLIC,
  '/api/auth/error': PUBLIC,
  '/api/user/me': { who: 'user', whose: 'own' },
  '/api/user/me/export': { who: 'user', members: true, fresh: true },
  '/api/categories': PUBLIC,
  '/api/levels': PUBLIC,
  '/api/trinings': PUBLIC,
  '/api/trinings/{id}': PUBLIC,
  '/api/trinings/pages': PUBLIC,
  '/api/trinings/getVideoURL/{id}': EXAMPLE,
  '/api/trinings/getTranscriptionURL/{id}': EXAMPLE,
  '/api/my-path': { who: 'user' },
  '/api/my-plan': { who: 'user' },
  '/api/path/progress': { who: 'user' },
  '/api/path/stats': { who: 'user' },
  '/api/subscription/status': { who: 'user' },
  '/api/message/{id}': MEMBERS,
  '/api/message/{id}/status': MEMBERS,
  '/api/message/unread': MEMBERS,
  '/api/message/stream': MEMBERS,
  '/api/refer-items': PUBLIC,
  '/api/gift-templates': PUBLIC,
  '/api/gift-subscriptions': PUBLIC,
  '/api/products': PUBLIC,
  '/api/subscriptions': PUBLIC,
  '/api/contact/token': PUBLIC,
  '/api/health': PUBLIC,
  '/api/ready': PUBLIC,
  '/api/content-version': PUBLIC,
  '/api/metrics': { who: 'internal' },
}

const LIST = '/api/trinings'
const DETAIL = '/api/trinings/{id}'

onOneDatabase((create) => {
  const running = useApp(create)
  let document: Openapi
  let check: ReturnType<typeof answerChecker>
  before(async () => {
    document = await openapiOf(running.app)
    check = answerChecker(document)
  })

  test('every call of the contract is in the document, with its method and guard', () => {
    assert.equal(document.openapi, '3.1.0')
    for (const [path, policy] of Object.entries(CONTRACT)) {
      assert.deepEqual(document.paths[path]?.get?.['x-policy'], policy, path)
    }
  })

  test('shapes have the names of the contracts, from which generators make types', async () => {
    const { paths, components } = await servedOpenapiOf(running.app)
    const named = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    const dataOf = (path: string) => {
      const { schema } = paths[path]!.get!.responses[200]!.content['application/json']!
      return (schema as { properties: { data: object } }).properties.data
    }
    assert.deepEqual(dataOf(DETAIL), named('ProgramDetail'))
    assert.deepEqual(dataOf('/api/watch-list'), { type: 'array', items: named('SavedProgram') })
    const { properties } = components.schemas.SavedProgram as { properties: Record<string, object> }
    assert.deepEqual(properties.training, named('Program'))
  })

  test('a shape that the contracts have by two names is documented in its place', async () => {
    const { paths, components } = await servedOpenapiOf(running.app)
    const { schema } = paths['/api/auth/forgot-password']!.post!.requestBody!.content['application/json']!
    assert.ok('properties' in schema)
    assert.deepEqual(
      Object.keys(components.schemas).filter((name) => /ForgottenPassword|NewWithdrawal/.test(name)),
      [],
    )
  })

  test('nested parameters have their names in the query', () => {
    const { parameters } = document.paths[LIST]?.get as unknown as { parameters: { name: string }[] }
    const names = parameters.map(({ name }) => name)
    for (const name of ['filters[levels][id][$in]', 'filters[duration][$lte]', 'pagination[pageSize]', 'locale'])
      assert.ok(names.includes(name), name)
  })

  test('every answer matches the document', async () => {
    const calls = [
      [LIST, '/api/trinings?populate=category,image,levels'],
      [LIST, '/api/trinings?pagination[page]=99'],
      [LIST, '/api/trinings?nope=1'],
      [DETAIL, '/api/trinings/1?populate=localizations,video,moreLikeThis,transcription,omitTranscription'],
      [DETAIL, '/api/trinings/9999'],
      ['/api/categories', '/api/categories?locale=en'],
      ['/api/levels', '/api/levels?locale=en&sort=order'],
      ['/api/levels', '/api/levels?sort=name'],
      ['/api/trinings/getVideoURL/{id}', '/api/trinings/getVideoURL/1'],
      ['/api/trinings/getVideoURL/{id}', '/api/trinings/getVideoURL/5'],
      ['/api/trinings/getTranscriptionURL/{id}', '/api/trinings/getTranscriptionURL/9'],
      ['/api/auth/session', '/api/auth/session'],
      ['/api/auth/csrf', '/api/auth/csrf'],
      ['/api/auth/providers', '/api/auth/providers'],
      ['/api/user/me', '/api/user/me'],
      ['/api/user/me/export', '/api/user/me/export'],
      ['/api/my-path', '/api/my-path'],
      ['/api/message/{id}', '/api/message/1'],
      ['/api/message/stream', '/api/message/stream'],
      ['/api/refer-items', '/api/refer-items'],
      ['/api/gift-templates', '/api/gift-templates?locale=en'],
      ['/api/gift-subscriptions', '/api/gift-subscriptions'],
      ['/api/products', '/api/products?locale=en'],
      ['/api/subscriptions', '/api/subscriptions'],
      ['/api/contact/token', '/api/contact/token'],
      ['/api/health', '/api/health'],
      ['/api/ready', '/api/ready'],
      ['/api/content-version', '/api/content-version'],
    ]
    for (const [path = '', url = ''] of calls) check(path, await running.app.inject(url))
  })

  test('for any query the list answers as documented, the same each time, and never with a 500', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (parameters) => {
        const url = `${LIST}?${new URLSearchParams(parameters)}`
        const response = await running.app.inject(url)
        assert.ok(response.statusCode === 200 || response.statusCode === 400, `${url} answers ${response.statusCode}`)
        check(LIST, response)
        assert.equal((await running.app.inject(url)).body, response.body)
      }),
      { seed: 20_261_120, numRuns: 300 },
    )
  })
})

const value = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom(
    '1',
    '2',
    '12',
    '1e999',
    '-1',
    '0x10',
    'NaN',
    'true',
    'en',
    'pl',
    'title:desc',
    'rating:desc',
    'chair',
    'sitting',
    'back',
    'category,image',
    '*',
    '\0',
    '%',
    '\\',
    '',
    ' 1',
  ),
  fc.string({ maxLength: 120, unit: 'grapheme' }),
  fc.string({ maxLength: 12, unit: anyCharacter }),
)
const name = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      'locale',
      'populate',
      'populate[0]',
      'populate[image]',
      'sort',
      'sort[0]',
      'pagination[page]',
      'pagination[pageSize]',
      'pagination[withCount]',
      'filters[category]',
      'filters[category][id][$eq]',
      'filters[levels][id]',
      'filters[levels][id][$in]',
      'filters[levels][id][$in][0]',
      'filters[levels][id][$in][99]',
      'filters[title][$containsi]',
      'filters[duration][$lt]',
      'filters[duration][$gte]',
      'filters[isExampleTraining][$eq]',
      'filters[position][$in][0]',
      'filters[equipment][$in]',
      'filters[equipment][$null]',
      'filters[bodyRegion][$in][0]',
      'filters[isQuiet][$eq]',
      'filters',
      'pagination',
      'filters[__proto__][x]',
      'filters[title][][]',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
)
const query = fc.array(fc.tuple(name, value), { maxLength: 5 })
