import { RegistrationFields } from '@kinora/contracts'
import { normalizeEmail } from '@kinora/limits'
import examples from 'libphonenumber-js/mobile/examples'
import { getCountries, getExampleNumber } from 'libphonenumber-js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Value from 'typebox/value'
import { object, type ObjectSchema } from 'yup'
import { readPerson } from './readPerson.ts'
import { personRules } from '../../../../shared/forms/person/personRules.ts'
import { email } from '../../../../shared/forms/rules.ts'

/** Names of people, as they write them. */
const NAMES =
  `Anna|Zażółć|Łucja|Siobhán|O'Neill|O’Neill|D'Angelo|Nowak-Kowalska|Nowak‑Kowalska|Curie-Skłodowska|de la Cruz|van den Berg|von und zu Stein
J|O|Ng|Li|X Æ A-12|St. John|Jr.|Müller|Søren|Åsa|Þórdís|Žižek|Đorđe|Ștefan|İbrahim|Nguyễn Thị Minh Khai|Ó Súilleabháin|Mc Donald
Анна|Олександр|Ђорђе|Μαρία|Αλέξανδρος|محمد|فاطمة|דוד|李|王小明|山田 太郎|김민준|สมชาย|अनिता|ქეთევან|Արամ
Jean-Baptiste Emmanuel Zorg|Wolfeschlegelsteinhausenbergerdorff|Maria do Carmo Mão de Ferro e Cunha de Almeida Santa Rita
${'Aleksandra'.repeat(6)}|Anna  Maria|'t Hooft|M'Bala|N’Golo|Test2|3Jane`.split(/[|\n]/)

const LINES =
  `Lipowa 4|ul. Św. Marcina 12/14 m. 3|al. Jerozolimskie 65/79|Plac Trzech Krzyży 3A|1 Maja 7|Os. Tysiąclecia 12 „B”|Flat 2, 10 Downing St
c/o Nowak|P.O. Box 12|Rua do Açúcar, nº 5|Straße des 17. Juni 135|18 rue de l’Église|Kärntner Ring 1/2/3|Łódź|Bielsko-Biała|'s-Hertogenbosch|Saint-Étienne
Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch|Å|東京都千代田区1-1|ул. Ленина, 5|N/A|#12-34|½ Mile Lane`.split(
    /[|\n]/,
  )

const POST_CODES =
  `20-020|00-001|20020|SW1A 1AA|EC1A1BB|D02 AF30|1010|75001|10115|1012 AB|SE-111 22|LV-1010|H0H 0H0|K1A0B1|90210|90210-1234
100-0001|00000|0000|BT1 1AA|AD500|MC-98000|L-1009|4020-123|GX11 1AA|KY1-1001|2000|A-1010|〒100-0001`.split(/[|\n]/)

const LOCAL_PARTS =
  `anna|a|siobhan.o'neill|anna.nowak+kinora|anna_nowak|anna-nowak|a.b.c.d|1234567890|x!y|user%host|o’neill|zażółć|анна|.anna|anna.|an..na|an na
"anna"|anna,ewa|${'a'.repeat(64)}|${'a'.repeat(65)}`.split(/[|\n]/)
const DOMAINS =
  `poczta.pl|example.co.uk|sub.domain.example.org|żółw.pl|xn--w-uga1v8h.pl|o2.pl|wp.pl|a.io|example.museum|123.com|my-host.example|-bad.pl|bad-.pl|nodot
double..dot.pl|under_score.pl|${'a'.repeat(63)}.pl|${'a'.repeat(64)}.pl|localhost|[127.0.0.1]|example.pl:25|example.pl/x|пример.рф`.split(
    /[|\n]/,
  )

const PERSON = {
  firstName: 'Anna',
  lastName: 'Nowak',
  gender: 'female',
  age: 67,
  country: 'PL',
  phoneNumber: '+48501234567',
  address: { streetAddress: 'Lipowa 4', postCode: '20-020', city: 'Lublin' },
} as const
type Person = typeof PERSON

/** Whether the forms of the pages take a person's data, and whether the API does. */
const byBrowser = (person: object) => (object(personRules) as ObjectSchema<object>).isValidSync(person)
function byApi(person: object): boolean {
  const fields = Object.fromEntries(Object.keys(PERSON).map((name) => [name, RegistrationFields[name as keyof Person]]))
  for (const [name, schema] of Object.entries(fields))
    if (!Value.Check(schema, (person as Record<string, unknown>)[name])) return false
  try {
    readPerson(person as Person)
    return true
  } catch {
    return false
  }
}
const both = (person: object) => ({ browser: byBrowser(person), api: byApi(person) })
const address = (change: object) => ({ ...PERSON, address: { ...PERSON.address, ...change } })

test('real names, addresses and postcodes are taken by the forms and by the API alike', () => {
  const people = [
    ...NAMES.flatMap((name) => [
      { ...PERSON, firstName: name },
      { ...PERSON, lastName: name },
    ]),
    ...LINES.flatMap((line) => [
      address({ streetAddress: line }),
      address({ streetAddress2: line }),
      address({ city: line }),
    ]),
    ...POST_CODES.map((postCode) => address({ postCode })),
  ]
  for (const person of people) assert.deepEqual(both(person), { browser: true, api: true }, JSON.stringify(person))
  assert.ok(people.length > 200)
})

test('what says nothing, or too much, is refused by both', () => {
  for (const text of ['', ' ', '\t', ' \n ', 'x'.repeat(201)])
    for (const person of [
      { ...PERSON, firstName: text },
      { ...PERSON, lastName: text },
      address({ streetAddress: text }),
      address({ city: text }),
      address({ postCode: text }),
    ])
      assert.deepEqual(both(person), { browser: false, api: false }, JSON.stringify(person))
})

test('a mobile number of each country is taken by both, in national and international form', () => {
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples)
    if (!example) continue
    for (const phoneNumber of [example.formatInternational(), example.formatNational(), example.number])
      assert.deepEqual(
        both({ ...PERSON, country, phoneNumber }),
        { browser: true, api: true },
        `${country} ${phoneNumber}`,
      )
  }
  for (const phoneNumber of ['', '123', 'none', '+48 000', '+48501234567890123'])
    assert.deepEqual(both({ ...PERSON, phoneNumber }), { browser: false, api: false }, phoneNumber)
})

test('an e-mail address is one in every form or nowhere', () => {
  const addresses = LOCAL_PARTS.flatMap((local) => DOMAINS.map((domain) => `${local}@${domain}`))
  const taken = addresses.filter((text) => {
    const isAddress = normalizeEmail(text) !== undefined
    assert.equal(email.isValidSync(text), isAddress, text)
    return isAddress
  })
  assert.ok(addresses.length > 400)
  for (const known of ["siobhan.o'neill@example.co.uk", 'anna.nowak+kinora@żółw.pl', 'a@a.io'])
    assert.ok(taken.includes(known), known)
  assert.ok(!taken.some((text) => /\.\.|bad|nodot$|localhost|:25|\/x|"/.test(text)))
})
