import { expectAccessible } from '../support/expectAccessible.ts'
import { film } from '../support/film.ts'
import { looksInTurn } from '../support/looks.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { walk } from '../support/walk.ts'

/** The minimum target size (WCAG 2.5.5), in CSS pixels. */
const MIN_TARGET_PX = 44

test('the player works by keyboard: play, exercises, slider, captions, and Tab out of it', async ({
  page,
  product,
}) => {
  const { open, position, isPaused, region } = film(page)
  const { press, reach } = walk(page)
  const button = (name: RegExp) => region.getByRole('button', { name })
  await open(product.origin)
  await press(button(/^Odtwórz film/))
  await expect.poll(position).toBeGreaterThan(0.5)
  await expect(button(/^Pauza$/)).toBeFocused()

  await test.step('exercises by their buttons', async () => {
    await press(button(/^Dalej, następne ćwiczenie$/))
    await expect.poll(position).toBeGreaterThan(28)
    await press(button(/^Powtórz to\sćwiczenie$/), 'Space')
    await expect(button(/^Powtórz to\sćwiczenie$/)).toHaveAttribute('aria-pressed', 'true')
    await expect(region.getByRole('status').filter({ hasText: /^Powtarzamy: Skłony głowy w\sprzód$/ })).toHaveCount(1)
  })
  await test.step('and by keys', async () => {
    await page.keyboard.press('r')
    await expect(button(/^Powtórz to\sćwiczenie$/)).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('n')
    await expect.poll(position).toBeGreaterThan(72)
    await page.keyboard.press('p')
    await expect.poll(position).toBeLessThan(72)
    await page.keyboard.press('k')
    await expect.poll(isPaused).toBe(true)
  })
  await test.step('the slider', async () => {
    const slider = region.getByRole('slider', { name: /^Miejsce w\sfilmie$/ })
    await page.keyboard.press('Shift+Tab')
    for (
      let steps = 0;
      steps < 20 && !(await slider.evaluate((element) => element === document.activeElement));
      steps++
    )
      await page.keyboard.press('Shift+Tab')
    await expect(slider).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page.getByTestId('time-preview')).toContainText('0:00')
    await expect.poll(position).toBeLessThan(1)
  })
  await test.step('captions, in a menu that Escape closes', async () => {
    const captions = button(/^Napisy:/)
    await press(captions)
    await reach(region.getByRole('radio', { name: 'Polski' }))
    await page.keyboard.press('ArrowDown')
    await expect(region.getByRole('radio', { name: 'English' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(captions).toBeFocused()
    await expect(captions).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('out of the player by Tab', () => reach(page.getByRole('tab', { name: 'Rozdziały' })))
})

test('there is no layout shift when the player replaces its cover', THOROUGH, async ({ page, product }) => {
  const { open, play } = film(page)
  await open(product.origin)
  // Relative to the page, not the window, because the page may still be scrolling to its top.
  const top = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  const before = await top()
  await play()
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
})

test('the accessible names and states of the player’s controls', async ({ page, product }) => {
  const { open, play, region } = film(page)
  await open(product.origin)
  await play()
  await expect(region).toHaveAccessibleName(/^Film: Spokojna szyja na\skrześle$/)

  const slider = region.getByRole('slider', { name: /^Miejsce w\sfilmie$/ })
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:\d\d z\s5:05, Ustaw się na\skrześle$/)
  const named = (group: RegExp) => region.getByRole('group', { name: group }).getByRole('button')
  const exercises = [/^Wstecz, poprzednie ćwiczenie$/, /^Dalej, następne ćwiczenie$/, /^Powtórz to\sćwiczenie$/]
  const moves = [/^Pauza$/, /^−10\ss, cofnij$/, /^\+10\ss, do\sprzodu$/, ...exercises]
  const menus = [/^Napisy: Polski$/, /^Tempo 1×$/, /^Więcej$/]
  const controls = named(/^Sterowanie filmem$/)
  for (const [place, name] of [...moves, ...menus].entries())
    await expect(controls.nth(place)).toHaveAccessibleName(name)
  for (const name of menus) await expect(region.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false')
  await expect(region.getByRole('button', { name: /^Pełny ekran$/ })).toBeVisible()

  await expect(named(/^Ćwiczenia w\sfilmie$/)).toHaveCount(exercises.length)
  for (const [place, name] of exercises.entries())
    await expect(named(/^Ćwiczenia w\sfilmie$/).nth(place)).toHaveAccessibleName(name)
  await expect(named(/^Ćwiczenia w\sfilmie$/).nth(2)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toHaveAttribute('aria-current', 'true')
})

for (const { name, wear } of looksInTurn('dark, 360 px')) {
  test(`with the player open, axe finds no violations, and all targets are large enough: ${name}`, async ({
    page,
    product,
  }) => {
    const { open, play, region } = film(page)
    await wear(page)
    await open(product.origin)
    await play()
    // Over a film that plays, the preview goes away by itself.
    await region.getByRole('button', { name: /^Pauza$/ }).click()
    await region.getByRole('slider', { name: /^Miejsce w\sfilmie$/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByTestId('time-preview')).toBeVisible()

    await expectAccessible(page)
    for (const target of await region.getByRole('button').or(region.getByRole('slider')).all()) {
      const { width: wide, height } = (await target.boundingBox())!
      expect(Math.min(wide, height), await target.evaluate((element) => element.outerHTML)).toBeGreaterThanOrEqual(
        MIN_TARGET_PX,
      )
    }
  })
}
