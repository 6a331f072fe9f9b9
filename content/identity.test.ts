import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { LOCALES } from '@kinora/limits'
import { exampleFacts, factProblems, factsIn, identity, identityProblems, imprintIn } from './identity/index.ts'

const root = join(import.meta.dirname, '..')

test('every fact of the company is written as it should be, and a wrong one is named', () => {
  assert.deepEqual(identityProblems(identity), [])
  const wrong = { ...identity, phone: '58 000', register: { ...identity.register, nip: '123-456-78-90' } }
  assert.deepEqual(identityProblems(wrong), [
    'register.nip is not written as it should be',
    'phone is not written as it should be',
  ])
})

test('what is shipped is an example from beginning to end, and what is real is not taken for one', () => {
  const ways = exampleFacts(identity).map((fact) => fact.split(':')[0])
  for (const way of ['company', 'address.street', 'address.postCode', 'address.city', 'register.krs', 'register.nip'])
    assert.ok(ways.includes(way), way)
  for (const way of ['register.regon', 'phone', 'email.help', 'email.privacy', 'email.accessibility', 'links.blog.pl'])
    assert.ok(ways.includes(way), way)
  assert.deepEqual(
    exampleFacts({
      ...identity,
      company: 'Ruch sp. z o.o.',
      address: { street: 'ul. Długa 1', postCode: '80-827', city: 'Gdańsk', country: 'PL' },
      // The tax and statistical numbers of the Polish central bank.
      register: {
        ...identity.register,
        court: { pl: 'Sąd', en: 'Court' },
        krs: '0000000001',
        nip: '5250008198',
        regon: '000002223',
      },
      phone: '+48501234567',
      email: { help: 'a@ruch.pl', privacy: 'b@ruch.pl', accessibility: 'c@contest.pl' },
      links: { ...identity.links, blog: { pl: 'https://ruch.pl/test', en: 'https://latest.com/' } },
    }).filter((fact) => !/^links\.(insta|face|you|link)/.test(fact)),
    [],
  )
})

test('a text with a fact that is not ours is found, whatever the fact', () => {
  for (const locale of LOCALES) {
    assert.deepEqual(factProblems(`${imprintIn(locale)} ${Object.values(factsIn(locale)).join(' | ')}`, locale), [])
    for (const wrong of [
      'help@kinora.example',
      'tel:+48220000000',
      '+48 22 000 00 00',
      '81-549',
      'KRS 0000000001',
      'NIP: 0000000000',
      'REGON 987654321',
      'Kinora sp. z o.o.',
      '9:00–15:00',
    ])
      assert.deepEqual(factProblems(`Pisz: ${wrong}, albo nie.`, locale), [wrong])
  }
})

test('no other file says what is in content/identity', () => {
  const { email, phone, company, address } = identity
  const facts = [...Object.values(email), phone, factsIn('pl').phone, company, address.street]
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.json', '*.mdx', '*.html'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file && !/\.test\.|\.fake\.|\.e2e\.|package-lock|^content\/identity\/|^bench\//.test(file))
  assert.ok(files.length > 500)
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const fact of facts) assert.ok(!text.includes(fact), `${file} says ${fact}; it is {{…}} of content/identity`)
  }
})
