import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import decodeQr from 'qr/decode.js'
import { QrCode } from './QrCode.tsx'

const LINK = `https://kinora.example/invitation/${'Ab-_9'.repeat(9)}`

test.each(['a', LINK, `${LINK}?name=Łucja`])('a reader reads %p from the picture', (text) => {
  renderApp(<QrCode text={text} label="Link" />)
  expect(decodeQr(photoOf(screen.getByRole('img', { name: 'Link' })))).toBe(text)
})

test('four light modules surround the code, and it is black on white whatever the theme', () => {
  renderApp(<QrCode text={LINK} label="Link" />)
  const picture = screen.getByRole('img', { name: 'Link' })
  const { width, data } = photoOf(picture)
  const isLight = (x: number, y: number) => data[(y * width + x) * 4] === 255
  const edge = 4 * PIXELS
  for (let at = 0; at < width; at++)
    for (const near of [0, edge - 1, width - edge, width - 1])
      expect([isLight(at, near), isLight(near, at)]).toEqual([true, true])
  expect(isLight(edge, edge)).toBe(false)
})

const PIXELS = 4

/** What a camera sees: every rectangle of the paths in its colour. jsdom does not draw. */
function photoOf(picture: HTMLElement) {
  const width = Number(picture.getAttribute('viewBox')?.split(' ')[2]) * PIXELS
  const data = new Uint8ClampedArray(width * width * 4)

  for (const shape of picture.querySelectorAll('path'))
    for (const [, x, y, w, h] of (shape.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g))
      paint([x, y, w, h].map(Number), shape.getAttribute('fill') === '#fff' ? 255 : 0)
  return { width, height: width, data }

  function paint([x = 0, y = 0, w = 0, h = 0]: number[], shade: number) {
    for (let row = y * PIXELS; row < (y + h) * PIXELS; row++)
      for (let column = x * PIXELS; column < (x + w) * PIXELS; column++)
        data.set([shade, shade, shade, 255], (row * width + column) * 4)
  }
}
