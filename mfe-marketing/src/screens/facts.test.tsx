import { factProblems, identity } from '@kinora/content/identity'
import { api, renderRemote, server } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { organization } from '../features/home/organization.ts'
import { fakeCategories, fakePlans } from '../home.fake.ts'
import marketing from '../remote.ts'

beforeEach(() =>
  server.use(
    fakeCategories(),
    fakePlans(),
    http.get(api('/refer-items'), () => HttpResponse.json({ data: [] })),
    http.get(api('/contact/token'), () => HttpResponse.json({ data: { token: 'token' } })),
  ),
)

const documentOf = async (path: string, locale: 'pl' | 'en') => {
  const view = await renderRemote(marketing, path, { locale })
  await screen.findByRole('heading', { level: 1 })
  // The head too: JSON-LD and descriptions are there.
  const html = document.documentElement.innerHTML.replaceAll(/&nbsp;|\s/g, ' ')
  view.unmount()
  return html
}

for (const { path } of marketing.routes)
  test.each(['pl', 'en'] as const)(`/${path} says of the company what content/identity says, in %s`, async (locale) => {
    const html = await documentOf(`/${path}`, locale)
    expect(html).not.toContain('{{')
    expect(factProblems(html, locale)).toEqual([])
  })

test('documents name the company and its numbers, and search engines get them', async () => {
  const { company, register, address, phone, email } = identity
  for (const locale of ['pl', 'en'] as const) {
    const terms = await documentOf('/terms', locale)
    for (const fact of [company, register.krs, register.nip, register.regon, address.postCode, email.help])
      expect(terms).toContain(fact)
    expect(await documentOf('/privacy-policy', locale)).toContain(company)
    expect(await documentOf('/accessibility-declaration', locale)).toContain(address.city)
    expect(await documentOf('/contact', locale)).toContain(`tel:${phone}`)
    const data = JSON.stringify(organization('https://kinora.test', locale))
    for (const fact of [company, register.nip, phone, address.postCode]) expect(data).toContain(`"${fact}"`)
    expect(factProblems(data, locale)).toEqual([])
  }
})
