import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factProblems, identity, imprintIn } from '@kinora/content/identity'
import { LOCALES } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { drawMail } from './drawMail.ts'
import pl from './locales/pl.json' with { type: 'json' }
import type { MailTemplate } from './mailTemplates.ts'

const { commerce, ...others } = pl
const isTemplate = (words: unknown) => typeof words === 'object' && words !== null && 'button' in words
const templates = Object.entries({ ...others, ...commerce })
  .filter(([, words]) => isTemplate(words))
  .map(([name]) => name as MailTemplate)

test('every mail says who writes, and nothing of us that is not so', () => {
  assert.ok(templates.length > 20)
  for (const template of templates)
    for (const locale of LOCALES) {
      const mail = { to: 'anna@kinora.test', template, locale, values: {} }
      const { subject, text, html } = drawMail('1', mail, 'https://kinora.test')
      for (const drawn of [text, html]) {
        assert.ok(drawn.includes(imprintIn(locale)), `${template} in ${locale} does not say who writes`)
        assert.deepEqual(factProblems(`${subject}\n${drawn}`, locale), [], `${template} in ${locale}`)
      }
    }
})

test('a mail that says to write to us says where', () => {
  const asking = new Set<string>()
  for (const template of templates)
    for (const locale of LOCALES) {
      const { text } = drawMail('1', { to: 'anna@kinora.test', template, locale, values: {} }, 'https://kinora.test')
      if (!/napisz(esz)? (do nas|na adres)|write to/i.test(text)) continue
      asking.add(template)
      const ways = [identity.email.help, `https://kinora.test${localePath(locale, paths.contact())}\n`]
      assert.ok(
        ways.some((way) => text.includes(way)),
        `${template} in ${locale}`,
      )
    }
  assert.ok(asking.size > 5)
})
