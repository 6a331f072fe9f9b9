import { renderApp } from '@kinora/testing'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { JsonLd } from './JsonLd.tsx'
import { PageHead } from './PageHead.tsx'
import { useTitleCount } from './titleCount.ts'

const link = (selector: string) => document.head.querySelector(`link${selector}`)?.getAttribute('href')
const meta = (name: string) =>
  document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')

test('a page with the same path in both languages', () => {
  renderApp(<PageHead title="Programs" description="Short films" path="/programs" />, {
    locale: 'en',
    route: '/programs',
  })

  expect(document.title).toBe('Programs · Kinora')
  expect(meta('description')).toBe('Short films')
  expect(link('[rel="canonical"]')).toBe('https://kinora.test/en/programs')
  expect(link('[hreflang="pl"]')).toBe('https://kinora.test/programs')
  expect(link('[hreflang="en"]')).toBe('https://kinora.test/en/programs')
  expect(link('[hreflang="x-default"]')).toBe('https://kinora.test/programs')
  expect(meta('og:url')).toBe('https://kinora.test/en/programs')
  expect(meta('og:locale')).toBe('en_GB')
})

test('a page with another id in the other language', () => {
  renderApp(<PageHead title="Szyja" description="Film" path="/programs/5" alternates={{ en: '/programs/6' }} />)

  expect(link('[hreflang="pl"]')).toBe('https://kinora.test/programs/5')
  expect(link('[hreflang="en"]')).toBe('https://kinora.test/en/programs/6')
})

test('a page that the other language does not have', () => {
  renderApp(<PageHead title="Szyja" description="Film" path="/programs/5" alternates={{}} />)

  expect(link('[hreflang="en"]')).toBeUndefined()
  expect(link('[hreflang="pl"]')).toBe('https://kinora.test/programs/5')
})

test('a page that search engines leave out', () => {
  renderApp(<PageHead title="Nic" description="Nic" path="/nic" noIndex />)

  expect(link('[rel="canonical"]')).toBeUndefined()
  expect(link('[rel="alternate"]')).toBeUndefined()
  expect(meta('robots')).toBe('noindex')
})

test('a page that is shared shows its own picture, or Kinora’s', () => {
  const { unmount } = renderApp(<PageHead title="Programs" description="Short films" path="/programs" />, {
    locale: 'en',
    route: '/programs',
  })

  expect(meta('og:image')).toBe('https://kinora.test/media/og/kinora.jpg')
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
  expect(meta('og:image:alt')).toMatch(/sunrise/)

  unmount()
  const image = { url: '/media/og/neck.jpg?v=0123456789', width: 600, height: 315, alt: 'Krzesło' }
  renderApp(<PageHead title="Szyja" description="Film" path="/programs/5" image={image} />)

  for (const name of ['og:image', 'twitter:image']) expect(meta(name)).toBe(`https://kinora.test${image.url}`)
  for (const name of ['og:image:alt', 'twitter:image:alt']) expect(meta(name)).toBe('Krzesło')
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['600', '315'])
  expect(meta('twitter:card')).toBe('summary_large_image')
})

test('JSON-LD is rendered on the server only, and cannot close its script element', () => {
  const data = { name: '</script><script>alert(1)</script>' }
  const written = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(
    renderToString(<JsonLd data={data} />),
  )?.[1]

  expect(written).not.toContain('<')
  expect(JSON.parse(written ?? '')).toEqual(data)

  renderApp(<JsonLd data={data} />)
  expect(document.querySelector('script[type="application/ld+json"]')).not.toBeInTheDocument()
})

test('the number of unread messages is before the title, and not in the name of what is printed', () => {
  function Page() {
    useTitleCount(7)
    return <PageHead title="Karta" description="Ćwiczenia" path="/card" />
  }
  renderApp(<Page />)
  expect(document.title).toBe('(7) Karta · Kinora')
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(document.title).toBe('Karta · Kinora')
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(document.title).toBe('(7) Karta · Kinora')
})
