import en from '../../mfe-catalog/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import { deviceVoice } from '../support/deviceVoice.ts'
import { film } from '../support/film.ts'
import { inTurn } from '../support/languages.ts'
import { beginning, said } from '../support/said.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

const LANGUAGES = {
  pl: { list: '/programs', title: /Spokojna szyja na\skrześle/, words: pl.player, voice: 'Zosia' },
  en: { list: '/en/programs', title: /A calm neck on a chair/, words: en.player, voice: 'Serena' },
}

for (const [locale, { list, title, words, voice }] of inTurn('en', LANGUAGES))
  test(`the device's voice reads the captions, in step with the film: ${locale}`, THOROUGH, async ({ page }) => {
    const { now, end } = await deviceVoice(page)
    const { position } = film(page)
    const region = page.getByRole('region', { name: title })
    const button = (name: string) => region.getByRole('button', { name: said(name) })
    const caption = region.getByTestId('caption')
    /** Waits until the voice says the beginning of the caption that is shown. */
    const readsCaption = () =>
      expect
        .poll(async () => {
          const saying = await now()
          const captionText = (await caption.innerText()).replaceAll('\u00a0', ' ')
          return saying && { ...saying, isShown: captionText.startsWith(saying.text) }
        })
        .toMatchObject({ voice, isShown: true })
    const play = () => page.getByRole('button', { name: beginning(words.play) }).click()

    await page.goto(list)
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await play()
    await expect.poll(position).toBeGreaterThan(2)
    expect(await now(), 'off until somebody chooses it').toBeNull()

    await button(words.voice).click()
    await readsCaption()
    const first = (await now())?.text

    await test.step('a pause is silent, and what it cut off is said again', async () => {
      await button(words.pause).click()
      await expect.poll(now).toBeNull()
      await button(words.start).click()
      await expect.poll(async () => (await now())?.text).toBe(first)
    })
    await test.step('after a jump it reads the caption there', async () => {
      await button(words.nextExercise).click()
      await readsCaption()
      expect((await now())?.text).not.toBe(first)
      await end()
    })
    await test.step('switched off it is silent, whatever comes', async () => {
      await button(words.voice).click()
      await button(words.nextExercise).click()
      await expect(caption).not.toBeEmpty()
      expect(await now()).toBeNull()
      await button(words.voice).click()
      await readsCaption()
    })
    await test.step('the choice is remembered', async () => {
      await page.reload()
      await play()
      await readsCaption()
      await expect(button(words.voice)).toHaveAttribute('aria-pressed', 'true')
    })
  })
