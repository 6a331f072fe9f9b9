import type { Dose } from '@kinora/contracts'
import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { useDoseWords } from './useDoseWords.ts'

const DOSE: Dose = { weekdays: null, daysPerWeek: 2, perDayMax: 3, text: '2 serie po 10', until: '2026-12-03' }

test.each([
  ['pl', '2_serie po_10, 2_×_w_tygodniu, do_3_razy dziennie, do_3_grudnia'],
  ['en', '2_serie po_10, 2_×_a week, up to_3_times a day, until_3_December'],
] as const)('in %s, a number of a dose stays on the line of what it counts', (locale, words) => {
  const Words = () => useDoseWords()(DOSE)
  renderApp(
    <p>
      <Words />
    </p>,
    { locale },
  )
  expect(screen.getByRole('paragraph').textContent.replaceAll('\u00a0', '_')).toBe(words)
})
