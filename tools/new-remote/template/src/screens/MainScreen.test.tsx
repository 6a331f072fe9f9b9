import { LOCALES } from '@kinora/limits'
import { renderRemote } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { ownPaths } from '../paths.ts'
import template from '../remote.ts'
import { wordsIn } from '../words.fake.ts'

test.each(LOCALES)('the page has its title in %s', async (locale) => {
  await renderRemote(template, ownPaths.main(), { locale })
  expect(screen.getByRole('heading', { level: 1, name: wordsIn(locale).words('title') })).toBeVisible()
})
