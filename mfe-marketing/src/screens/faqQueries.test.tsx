import { renderRemote } from '@kinora/testing'
import { searchWords } from '@kinora/content/search/index'
import { LOCALES } from '@kinora/limits'
import { screen } from '@testing-library/react'
import { narrowAnswers } from '../features/faq/narrowAnswers.ts'
import marketing from '../remote.ts'
import { faqQueries } from './faqQueries.fake.ts'

describe.each(LOCALES)('what people ask in %s', (locale) => {
  test.each(Object.entries(faqQueries[locale]))('%s', async (phrase, ids) => {
    await renderRemote(marketing, '/faq', { locale })
    await screen.findByRole('heading', { level: 1 })
    const count = narrowAnswers(document.body, phrase, searchWords[locale], locale)
    const shownIds = screen.queryAllByRole('group').map(({ id }) => id)
    expect(count).toBe(shownIds.length)
    const named = ids.split(' ').filter(Boolean)
    expect(shownIds).toEqual(expect.arrayContaining(named.filter((id) => !id.startsWith('-'))))
    for (const id of named) expect(shownIds).not.toContain(id.replace(/^-|^[^-].*/, ''))
    if (named.length === 0) expect(shownIds).toEqual([])
  })
})
