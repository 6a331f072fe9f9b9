import { accounts } from '@kinora/demo'
import catalog from '../../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import profile from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import { said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

test(
  'a path goes on by one press where a phone starts no second film by itself',
  THOROUGH,
  async ({ page, product }) => {
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype
      const films = new Set<HTMLMediaElement>()
      // What a test evaluates counts as a press for `userActivation`.
      let isPressed = false
      addEventListener('keydown', () => (isPressed = true), true)
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        const mayPlay = films.add(this).size === 1 || isPressed
        return mayPlay ? play.call(this) : Promise.reject(new DOMException('no press', 'NotAllowedError'))
      }
    })
    const video = page.locator('video')
    const position = () => video.evaluate((film: HTMLVideoElement) => film.currentTime)
    await signIn(page, product, accounts.member, '/profile/my-path/play?all=true')
    await page.getByRole('button', { name: said(profile.play.begin) }).click()
    await expect.poll(position).toBeGreaterThan(0.5)
    await video.evaluate((film: HTMLVideoElement) => {
      film.currentTime = film.duration - 0.2
    })
    await expect(page.getByRole('timer')).toBeVisible()

    const goOn = page.getByRole('button', { name: said(catalog.player.goOn) })
    await expect(goOn).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(position).toBeGreaterThan(0.5)
    await expect(goOn).toBeHidden()
  },
)
