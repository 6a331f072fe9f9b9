import { searchWords } from '@kinora/content/search/index'
import { LOCALES } from '@kinora/limits'
import { screen } from '@testing-library/react'
import { narrowAnswers } from '../features/faq/narrowAnswers.ts'
import { renderMarketing } from '../renderMarketing.fake.tsx'
import { faqQueries } from './faqQueries.fake.ts'

describe.each(LOCALES)('what people ask in %s', (locale) => {
  test.each(Object.entries(faqQueries[locale]))('%s', async (phrase, ids) => {
    renderMarketing('/faq', { locale })
    await screen.findByRole('heading', { level: 1 })
    const count = narrowAnswers(document.body, phrase, searchWords[locale], locale)
    const found = screen.queryAllByRole('group').map(({ id }) => id)
    expect(count).toBe(found.length)
    const named = ids.split(' ').filter(Boolean)
    expect(found).toEqual(expect.arrayContaining(named.filter((id) => !id.startsWith('-'))))
    for (const id of named) expect(found).not.toContain(id.replace(/^-|^[^-].*/, ''))
    if (named.length === 0) expect(found).toEqual([])
  })
})
