import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factProblems, imprintIn } from '@kinora/content/identity'
import { LOCALES } from '@kinora/limits'
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
