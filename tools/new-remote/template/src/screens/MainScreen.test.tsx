import { LOCALES } from '@kinora/limits'
import { api, renderRemote } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ownPaths } from '../paths.ts'
import template from '../remote.ts'
import { words, wordsIn } from '../words.fake.ts'

const partner = { id: 1, title: 'Fundacja', description: '', image: null, handBookUrl: null }
const partners = (data: object[]) => http.get(api('/refer-items'), () => HttpResponse.json({ data }))

test.each(LOCALES)('the page has its title, and names the partners, in %s', async (locale) => {
  await renderRemote(template, ownPaths.main(), { locale, handlers: [partners([partner])] })
  expect(screen.getByRole('heading', { level: 1, name: wordsIn(locale).words('title') })).toBeVisible()
  expect(await screen.findByRole('listitem')).toHaveTextContent('Fundacja')
})

test('without partners it says so, and what could not be loaded is loaded again', async () => {
  let isDown = true
  const handler = http.get(api('/refer-items'), () =>
    isDown ? new HttpResponse(null, { status: 500 }) : HttpResponse.json({ data: [] }),
  )
  const { user } = await renderRemote(template, ownPaths.main(), { handlers: [handler] })
  expect(await screen.findByText(words('partners.failed'))).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText(words('partners.none'))).toBeVisible()
})
