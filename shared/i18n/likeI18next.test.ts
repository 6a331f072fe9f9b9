import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@kinora/limits'
import { createInstance, type i18n } from 'i18next'
import { makeI18n, type Messages } from './makeI18n.ts'

const WORKSPACE = join(__dirname, '../..')
const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 101, 112, 1.5]
const MORE: Messages = {
  plain: 'Ćwicz w domu i w parku',
  group: { inner: 'W środku', deep: { est: 'Najgłębiej' } },
  spaced: 'Dla {{ name }} i {{-name}}',
  dotted: 'Dla {{user.name}} z {{user.team.city}}',
  twice: '{{a}}{{b}}{{a}}',
  empty: '',
  friend: 'Ktoś',
  friend_male: 'Kolega',
  friend_female: 'Koleżanka',
  guest_male_one: '{{count}} gość',
  guest_male_other: '{{count}} gościa',
  guest_one: '{{count}} osoba',
  guest_few: '{{count}} osoby',
  guest_many: '{{count}} osób',
  guest_other: '{{count}} osoby',
  place_ordinal_one: '{{count}}st',
  place_ordinal_two: '{{count}}nd',
  place_ordinal_few: '{{count}}rd',
  place_ordinal_other: '{{count}}th',
  only_other: '{{count}} sztuk',
}

/** i18next as it was used before, without the typesetting. */
function theirs(locale: Locale, namespaces: Record<string, Messages>): i18n {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(namespaces),
    resources: { [locale]: namespaces },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

type Ask = (key: string | string[], options?: object) => unknown

/** What is answered, without what typesetting changes. */
const answer = (t: unknown, key: string | string[], options?: object) =>
  String((t as Ask)(key, options))
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')

const files = globSync(['shell/src/**/locales/*.json', 'shared/ui/locales/*.json', 'mfe-*/src/locales/*.json'], {
  cwd: WORKSPACE,
})

test.each(files)('%s reads as i18next reads it, for every number', (file) => {
  const locale = /en\.json$/.test(file) ? 'en' : 'pl'
  const messages = JSON.parse(readFileSync(join(WORKSPACE, file), 'utf8')) as Messages
  const [own, other] = [makeI18n(locale, { its: messages }), theirs(locale, { its: messages })]
  const texts = flatten(messages)
  expect(texts.length).toBeGreaterThan(0)
  for (const [key, text] of texts) {
    const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name)
    const values = Object.fromEntries(
      names.map((name, place) => [name, ['Anna z Łodzi', '{{count}}', '$t(x)'][place % 3]]),
    )
    const isPlural = /_(one|few|many|other|zero)$/.test(key)
    const asked = isPlural ? key.replace(/_[a-z]+$/, '') : key
    for (const options of isPlural ? COUNTS.map((count) => ({ ...values, count })) : [values, {}])
      expect([key, answer(own.t, asked, options)]).toEqual([key, answer(other.t, asked, options)])
  }
})

const CALLS: [string | string[], object?][] = [
  ['plain'],
  ['its:plain'],
  ['other:plain'],
  ['plain', { ns: 'other' }],
  ['group.inner'],
  ['group.deep.est'],
  ['group'],
  ['absent'],
  ['its:absent.too'],
  ['absent', { defaultValue: 'Nic dla {{name}}', name: 'Ewy' }],
  [['absent', 'plain']],
  [['absent', 'missing']],
  ['spaced', { name: 'Ewy' }],
  ['spaced'],
  ['spaced', { name: undefined }],
  ['spaced', { name: null }],
  ['spaced', { name: 0 }],
  ['spaced', { replace: { name: 'Ewy' } }],
  ['spaced', { name: 'Ewy', skipInterpolation: true }],
  ['dotted', { user: { name: 'Ewa', team: { city: 'Łodzi' } } }],
  ['dotted', { user: { name: 'Ewa' } }],
  ['twice', { a: '{{b}}', b: '$&' }],
  ['empty'],
  ['friend', { context: 'male' }],
  ['friend', { context: 'other' }],
  ['friend', { context: '' }],
  ...COUNTS.flatMap((count): [string, object][] => [
    ['guest', { count }],
    ['guest', { count, context: 'male' }],
    ['guest', { count, context: 'unknown' }],
    ['place', { count, ordinal: true }],
    ['only', { count }],
    ['plain', { count }],
  ]),
]

test.each(['pl', 'en'] as const)('whatever is asked, the answer is that of i18next (%s)', (locale) => {
  const namespaces = { its: MORE, other: { plain: 'Gdzie indziej' } }
  const [own, other] = [makeI18n(locale, namespaces), theirs(locale, namespaces)]
  const [t, theirT] = [own.getFixedT(null, 'its'), other.getFixedT(null, 'its')]
  for (const [key, options] of CALLS)
    expect([key, options, answer(t, key, options)]).toEqual([key, options, answer(theirT, key, options)])
  expect(t('absent', 'Nic')).toBe(theirT('absent', 'Nic'))
  for (const key of ['plain', 'absent', 'group.inner']) expect(own.exists(key)).toBe(other.exists(key))
})

test('messages that are added later fill gaps, or replace what is there', () => {
  const [own, other] = [makeI18n('pl', {}), theirs('pl', {})]
  for (const i18n of [own, other]) {
    i18n.addResourceBundle('pl', 'its', { a: 'stare', only: 'tylko stare' }, true, true)
    i18n.addResourceBundle('pl', 'its', { a: 'cofnięte', b: 'nowe' }, true, false)
  }
  const read = (i18n: i18n) => ['a', 'b', 'only'].map((key) => i18n.t(key, { ns: 'its' }))
  expect(read(own)).toEqual(['stare', 'nowe', 'tylko stare'])
  expect(read(other)).toEqual(read(own))
  own.addResourceBundle('pl', 'its', { a: 'najnowsze' }, true, true)
  expect(read(own)).toEqual(['najnowsze', 'nowe', 'tylko stare'])
})

test('texts are set for their language: Polish keeps one-letter words with the next, both keep "e-mail" whole', () => {
  const messages = { sentence: 'Pisz w {{day}} na e-mail' }
  expect(makeI18n('pl', { its: messages }).t('sentence', { day: 'pracy i' })).toBe(
    'Pisz w\u00a0pracy i\u00a0na e-\u2060mail',
  )
  expect(makeI18n('en', { its: messages }).t('sentence', { day: 'a day' })).toBe('Pisz w a day na e-\u2060mail')
})

const flatten = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  )
