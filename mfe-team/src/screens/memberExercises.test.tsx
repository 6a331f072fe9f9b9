import type { Dose, ExerciseDay, MemberExercise, MemberExercises } from '@kinora/contracts'
import { api } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'
import { bridge, cat, dose } from '../path.fake.ts'
import { text, words } from '../words.fake.ts'

const MEMBER = '/profile/my-team/member/12'
const part = () => screen.findByRole('region', { name: text('exercises.title') })
const day = (number: number, told: Partial<ExerciseDay> = {}): ExerciseDay => ({
  day: `2026-11-${number}`,
  isAsked: true,
  done: 0,
  isPartly: false,
  painBefore: null,
  painAfter: null,
  effort: null,
  feeling: null,
  note: null,
  ...told,
})
const exercise = (training: MemberExercise['training'], more: Partial<MemberExercise>): MemberExercise => ({
  training,
  isOnPath: true,
  dose: null,
  changes: [],
  days: [],
  asked: 0,
  done: 0,
  ...more,
})
const twice: Dose = dose({ text: '2 serie po 10', daysPerWeek: 3 })
const exercises: MemberExercises = {
  from: '2026-11-12',
  to: '2026-11-25',
  states: [{ day: '2026-11-15', state: 'paused' }],
  pain: [
    { day: '2026-11-13', pain: 3 },
    { day: '2026-11-25', pain: 8 },
  ],
  programs: [
    exercise(bridge, {
      dose: twice,
      changes: [{ day: '2026-11-24', kind: 'dose', before: { ...twice, text: '2 serie po 8' } }],
      days: [
        day(13, { done: 1, painAfter: 3, effort: 'right' }),
        day(20),
        day(23, { isPartly: true, isAsked: false }),
        day(25, { done: 1, painAfter: 8, effort: 'hard', note: 'Ciągnie w biodrze.' }),
      ],
      asked: 3,
      done: 2,
    }),
    exercise(cat, { isOnPath: false, days: [day(14, { done: 2, isAsked: false })] }),
  ],
}

test('what was done of what was asked for, what changed, and the pain beside it', async () => {
  const { user } = await openTeam(MEMBER, { exercises })
  const section = within(await part())
  expect(
    await section.findByText(
      /^Od 12 listopada do 25 listopada zrobione 2 z\s3 zaleconych\. Częściowo 1 raz\. Najwyższy ból: 8 na\s10, 25 listopada, program: Most biodrowy\. Zmiana dawki 24 listopada: Most biodrowy\.$/,
    ),
  ).toBeVisible()
  const row = within(
    section.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name: 'Most biodrowy' }))!,
  )
  expect(row.getByText(/2 serie po 10, 3 × w\stygodniu/)).toBeVisible()
  expect(row.getByText(/od 24 listopada, przedtem: 2 serie po 8/)).toBeVisible()
  expect(row.getByText(words('exercises.after.pain', { last: 8 }))).toBeVisible()
  expect(row.getByText(words('exercises.after.hard', { count: 1 }))).toBeVisible()
  expect(row.getByRole('link', { name: words('exercises.editOf', { title: bridge.title }) })).toHaveAttribute(
    'href',
    `${MEMBER}/path`,
  )
  expect(section.getByText(words('exercises.notOnPath'))).toBeVisible()
  // The note that the member shares, as a text and in the table.
  expect(section.getByText('25 listopada, Most biodrowy:')).toBeVisible()

  await user.click(section.getByRole('button', { expanded: false }))
  const table = within(section.getByRole('table'))
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((line) =>
        within(line)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
  ).toEqual([
    ['Most biodrowy', 'zrobione 1 raz', '–', '8', 'za ciężki', 'Ciągnie w biodrze.'],
    ['Most biodrowy', 'częściowo', '–', '–', '–', '–'],
    ['Most biodrowy', 'zalecone, bez treningu', '–', '–', '–', '–'],
    ['Koci grzbiet', 'zrobione 2 razy, poza zaleceniem', '–', '–', '–', '–'],
    ['Most biodrowy', 'zrobione 1 raz', '–', '3', 'w\u00a0sam raz', '–'],
  ])
})

test('in English', async () => {
  await openTeam(MEMBER, { exercises }, { locale: 'en' })
  const section = within(await screen.findByRole('region', { name: 'Exercise by exercise' }))
  expect(
    await section.findByText(/2 of 3 planned were done\. 1 in part\. Highest pain: 8 out of 10, 25 November/),
  ).toBeVisible()
})

test('without programs, or when they could not be read, it says so', async () => {
  const handlers = [
    http.get(api('/members/12/exercises'), () => new HttpResponse(null, { status: 500 }), { once: true }),
  ]
  const { user } = await openTeam(MEMBER, {}, { handlers })
  const section = within(await part())
  expect(await section.findByText(words('exercises.failed'))).toBeVisible()
  await user.click(section.getByRole('button', { name: words('again') }))
  expect(await section.findByText(words('path.empty'))).toBeVisible()
})
