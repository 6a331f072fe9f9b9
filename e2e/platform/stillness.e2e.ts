import { accounts } from '@kinora/demo'
import type { Page } from '@playwright/test'
import { thorough } from '../../tools/setup/thorough.js'
import { signIn } from '../support/signIn.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

/** An entry of the Layout Instability API. */
type Shift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
declare global {
  interface Window {
    /** Each layout shift within `main`: when, and which elements moved from where to where. */
    shifts: string[]
    /** The pseudo-elements of the last view transition. */
    animated: string[]
  }
}

/** A font that arrives after the text moves its neighbours by 3 pixels, which are 0.0002 on a phone. */
const NOTICEABLE = 0.001
const BRIDGE = 'Most dla stabilnych bioder'
const film = (page: Page) => page.locator('video')
const card = (page: Page) => page.getByRole('main').getByRole('link', { name: BRIDGE }).first()

async function watchShifts(page: Page) {
  await page.addInitScript((noticeable) => {
    window.shifts = []
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const moved = sources
          .filter(({ node }) => document.getElementById('main')?.contains(node))
          .map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${place(previousRect)} to ${place(currentRect)}`,
          )
        if (value > noticeable && moved.length > 0)
          window.shifts.push(`${value} after ${Math.round(startTime)} ms: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, NOTICEABLE)
}

/** The shifts, read after the next frame is painted. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts))),
      ),
  )

for (const [width, share] of thorough(
  [
    [360, 0.4],
    [1280, 0.6],
  ] as const,
  [[360, 0.4]] as const,
)) {
  test(`a member’s rows appear without a layout shift of the list, ${width} px wide`, async ({ page, product }) => {
    await watchShifts(page)
    await page.setViewportSize({ width, height: 800 })
    const goOn = page.getByRole('region', { name: 'Oglądaj dalej' })
    await test.step('sign in, and begin a film', async () => {
      await signIn(page, product, accounts.member, '/programs')
      await card(page).click()
      await page.getByRole('button', { name: /^(Odtwórz|Wróć do) film/ }).click()
      await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5)
      const positionSaved = page.waitForResponse(
        (response) => response.request().method() === 'PUT' && response.url().includes('/progress/position/'),
      )
      await film(page).evaluate((video: HTMLVideoElement, to) => {
        video.currentTime = video.duration * to
        video.pause()
      }, share)
      await positionSaved
    })

    await test.step('follow a link to the list', async () => {
      await page.evaluate(() => (window.shifts = []))
      await page.getByRole('navigation').getByRole('link', { name: 'Programy', exact: true }).first().click()
      await expect(goOn).toBeVisible()
      expect(await shifts(page)).toEqual([])
    })

    await test.step('reload it, with a slow session call', async () => {
      const late = Promise.withResolvers<void>()
      await page.route('**/api/auth/session', async (route) => {
        await late.promise
        await route.continue()
      })
      await page.reload()
      await expect(page.getByRole('heading', { name: '24 programy' })).toBeVisible()
      await expect(goOn).toBeHidden()
      late.resolve()
      await expect(goOn).toBeVisible()
      expect(await shifts(page)).toEqual([])
    })

    await test.step('come back after filtering the list', async () => {
      await page.goto('/programs?position=sitting')
      await expect(page.getByRole('link', { name: /Usuń filtr:\s*siedząc/ })).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('kinora.own.filters') ?? ''))
        .toContain('sitting')
      await page.goto('/programs')
      await expect(goOn).toBeVisible()
      await expect(page.getByRole('link', { name: /^Ostatnio: siedząc/ })).toBeVisible()
      expect(await shifts(page)).toEqual([])
    })
  })
}

for (const [width, height] of thorough(
  [
    [360, 740],
    [1280, 800],
  ] as const,
  [[360, 740]] as const,
)) {
  test(`a member’s home begins without the visitors’ page, ${width} px wide`, async ({ page, product }) => {
    await watchShifts(page)
    await page.setViewportSize({ width, height })
    const greeting = page.getByRole('heading', { level: 1, name: 'Dzień dobry, Anna' })
    const visitors = page.getByRole('region', { name: 'Jak to działa' })
    await signIn(page, product, accounts.member, '/')
    await expect(greeting).toBeVisible()
    await expect(visitors).toHaveCount(0)

    const late = Promise.withResolvers<void>()
    await page.route('**/api/auth/session', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.reload()
    await expect(visitors).toBeHidden()
    late.resolve()
    await expect(greeting).toBeVisible()
    await expect(page.getByRole('region', { name: 'Na dziś' })).toBeVisible()
    expect(await shifts(page)).toEqual([])
  })
}

const listenToTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.animated = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      void transition.ready.then(() => {
        window.animated = document
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? [])
      })
      return transition
    }
  })

test('a card’s picture moves to its page and back, and focus and scroll position are right', async ({ page }) => {
  await listenToTransitions(page)
  await page.goto('/programs')
  await card(page).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await card(page).click()
  await page.waitForURL(/\/programs\/\d+$/)
  const picture = `::view-transition-group(picture-programs-${/\d+$/.exec(page.url())![0]})`
  await expect.poll(() => page.evaluate(() => window.animated)).toContain(picture)
  expect((await page.evaluate(() => window.animated)).filter((name) => name.includes('(root)'))).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: BRIDGE })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.evaluate(() => (window.animated = []))
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.animated)).toContain(picture)
  await expect(page.getByRole('heading', { level: 1, name: 'Programy' })).toBeFocused()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(20)
})

test('with reduced motion pages only fade', THOROUGH, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await listenToTransitions(page)
  await page.goto('/programs')
  await card(page).click()
  await page.waitForURL(/\/programs\/\d+$/)
  await expect.poll(() => page.evaluate(() => window.animated)).toContain('::view-transition-new(root)')
  expect((await page.evaluate(() => window.animated)).filter((name) => name.includes('group'))).toEqual([])
})

test('a view transition that the browser skips is no error', THOROUGH, async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      transition.skipTransition()
      return transition
    }
  })
  await page.goto('/programs')
  await card(page).click()
  await expect(page.getByRole('heading', { level: 1, name: BRIDGE })).toBeFocused()
})

test('navigation works without view transitions', THOROUGH, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await page.goto('/programs')
  await card(page).click()
  await expect(page.getByRole('heading', { level: 1, name: BRIDGE })).toBeFocused()
})

test('an idle list prefetches the code of a program’s page, but no data', THOROUGH, async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto('/programs')
  await expect.poll(() => paths.filter((path) => /\/mfe-catalog\/.+\/program\b.*\.js$/.test(path))).toHaveLength(1)
  expect(paths.filter((path) => /^\/api\/trinings\/\d/.test(path))).toEqual([])
})
