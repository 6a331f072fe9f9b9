import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { LOCALES, type Locale } from '@kinora/limits'
import { root } from '../../setup/root.js'

type Team = { answer: { data: object } }
type Profile = { data: { team: { text: string } } }

/** What the API answers a specialist about a member: members, timeline, report, signals, messages. */
const SEEN: Record<Locale, RegExp[]> = {
  pl: [
    /imię i nazwisko/i,
    /zdjęcie/,
    /e-mail/,
    /ścieżkę/,
    /treningi i postępy/,
    /ból/,
    /wysiłek/,
    /samopoczucie/,
  ].concat([/ankiety objawów/, /cele i ich oceny/, /do kiedy masz subskrypcję/]),
  en: [
    /your name/i,
    /picture/,
    /e-mail/,
    /your path/,
    /sessions and progress/,
    /pain/,
    /effort/,
    /how you feel/,
  ].concat([/symptoms surveys/, /goals (and how you score them|with their scores)/, /how long your subscription runs/]),
}
const HIDDEN: Record<Locale, RegExp> = { pl: /gwiazdek[^.]*notat|Gwiazdek i notatki/, en: /stars[^.]*(notes?\b)/i }

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const part = (text: string, from: RegExp, to: RegExp) => {
  const rest = text.slice(text.search(from))
  return rest.slice(0, rest.search(to))
}

/** The texts that say what a specialist sees, by where they stand. */
function textsOf(locale: Locale): Record<string, string> {
  const policy = read(`mfe-marketing/content/privacy-policy/${locale}.mdx`)
  const faq = read(`mfe-marketing/content/faq/${locale}.mdx`)
  return {
    'the privacy policy': part(policy, /- \*\*(Twój specjalista|Your specialist)\*\*/, /\n- \*\*(Osoba|Anyone)/),
    'the questions': part(faq, /id="what-specialist-sees"/, /<\/Question>/),
    'an invitation': JSON.stringify((JSON.parse(read(`mfe-team/src/locales/${locale}.json`)) as Team).answer.data),
  }
}

for (const locale of LOCALES)
  test(`every text in ${locale} says the same of what a specialist sees`, () => {
    for (const [where, text] of Object.entries(textsOf(locale))) {
      assert.ok(text, where)
      for (const seen of SEEN[locale]) assert.match(text, seen, where)
      if (where !== 'an invitation') assert.match(text, HIDDEN[locale], where)
    }
    assert.match(read(`mfe-catalog/src/locales/${locale}.json`), HIDDEN[locale], 'the check-in')
    const profile = JSON.parse(read(`mfe-profile/src/locales/${locale}.json`)) as Profile
    const [seen, hidden] = [profile.data.team.text, HIDDEN[locale]]
    assert.match(seen, hidden, 'the profile')
    for (const word of locale === 'pl' ? ['ból', 'wysiłek', 'samopoczucie'] : ['pain', 'effort', 'how you feel'])
      assert.ok(seen.includes(word), `the profile does not say ${word}`)
    for (const page of ['references', 'home'])
      assert.match(
        read(
          page === 'home' ? `mfe-marketing/src/locales/${locale}.json` : `mfe-marketing/content/${page}/${locale}.mdx`,
        ),
        locale === 'pl' ? /efekty są inne/ : /Results differ/,
        page,
      )
  })
