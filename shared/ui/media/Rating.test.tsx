import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { Rating } from './Rating.tsx'

test.each([
  ['pl', 4.7, 12, '4,7 z 5 (12 ocen)'],
  ['pl', 5, 3, '5,0 z 5 (3 oceny)'],
  ['en', 4.25, 1, '4.3 out of 5 (1 rating)'],
] as const)(
  'in %s, %p of %p ratings: the full text is shown with isWhole, and is the accessible text without it',
  (locale, average, count, words) => {
    renderApp(
      <>
        <Rating average={average} count={count} isWhole />
        <Rating average={average} count={count} />
      </>,
      { locale },
    )
    expect(screen.getAllByText(words)).toHaveLength(2)
  },
)
