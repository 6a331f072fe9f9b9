import { LOCALES } from '@kinora/limits'
import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import en from '../locales/en.json' with { type: 'json' }
import pl from '../locales/pl.json' with { type: 'json' }
import { ownPaths } from '../paths.ts'
import MainScreen from './MainScreen.tsx'

const messages = { pl, en }

test.each(LOCALES)('the page has its title in %s', async (locale) => {
  renderApp(<MainScreen />, { locale, route: ownPaths.main(), messages: { 'mfe-template': messages } })
  expect(await screen.findByRole('heading', { level: 1, name: messages[locale].title })).toBeInTheDocument()
})
