import { screen } from '@testing-library/react'
import { speak } from '../film.fake.ts'
import { control, showPlayer } from '../showPlayer.fake.tsx'
import { words } from '../../../words.fake.ts'

const caption = () => screen.queryByTestId('caption')

test('captions are below the film, in their own language, and keep their place in pauses', async () => {
  const { begin, user } = showPlayer()
  const film = await begin()
  expect(caption()).toBeEmptyDOMElement()
  speak(film, 'Usiądź na <i>krześle</i>.', 'Sit on the chair.')
  expect(caption()).toHaveTextContent('Usiądź na krześle.')
  expect(caption()).toHaveAttribute('lang', 'pl')
  speak(film)
  expect(caption()).toBeEmptyDOMElement()

  speak(film, 'Oddychaj.', 'Breathe.')
  await user.click(control('Napisy: Polski'))
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(caption()).toHaveTextContent('Breathe.')
  expect(caption()).toHaveAttribute('lang', 'en')
  await user.click(screen.getByRole('radio', { name: words('player.captionsOff') }))
  expect(caption()).not.toBeInTheDocument()
})
