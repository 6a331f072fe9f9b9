import { toggled } from './fitFilters.ts'
import { cleanPhrase, isProgramId, isUnfiltered, programsPath, readFilters, without } from './programFilters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('filters go into the address and come back the same', () => {
  const filters = { category: 3, level: 2, duration: 'medium', phrase: 'żółw & ćma', page: 4 } as const
  const path = programsPath(filters)
  expect(readFilters(new URL(path, 'https://kinora.test').searchParams)).toEqual(filters)
})

test('only what is set is written', () => {
  expect(programsPath({ page: 1 })).toBe('/programs')
  expect(programsPath({ level: 2, page: 2 })).toBe('/programs?level=2&page=2')
})

test.each([
  'category=all',
  'category=',
  'category=-3',
  'category=1.5',
  'level=abc',
  'level=99999999999',
  'duration=endless',
  'phrase=%20%20',
])('unknown values are ignored: %s', (query) => expect(read(query)).toEqual({ page: 1 }))

test.each(['0', '-1', 'two', '', '1e3'])('page %p is the first', (page) => expect(read(`page=${page}`).page).toBe(1))

test('a phrase loses superfluous spaces and what exceeds the length that the API allows', () => {
  expect(cleanPhrase('  ból   szyi ')).toBe('ból szyi')
  expect(cleanPhrase('a'.repeat(150))).toHaveLength(100)
})

test('dropping a filter keeps the others and begins at the first page', () => {
  expect(without({ category: 3, phrase: 'kolano', page: 4 }, 'category')).toEqual({
    category: undefined,
    phrase: 'kolano',
    page: 1,
  })
})

test.each([
  ['12', true],
  ['012', false],
  ['1e3', false],
  ['abc', false],
  ['0', false],
  ['2147483648', false],
  [undefined, false],
])('an id of a program: %p is %p', (text, expected) => expect(isProgramId(text)).toBe(expected))

test('each choice is a parameter of its own, and choices are read in the panel’s order', () => {
  const filters = {
    position: ['sitting', 'lying'],
    equipment: ['chair', 'mat'],
    region: ['neck'],
    quiet: true,
    sort: 'shortest',
    page: 1,
  } as const
  const path = programsPath({
    ...filters,
    position: ['lying', 'sitting'],
    equipment: ['mat', 'chair'],
    region: ['neck'],
  })
  expect(path).toBe(
    '/programs?position=lying&position=sitting&equipment=mat&equipment=chair&region=neck&quiet=1&sort=shortest',
  )
  expect(readFilters(new URL(path, 'https://kinora.test').searchParams)).toEqual(filters)
})

test.each(['position=flying', 'equipment=', 'region=nose', 'quiet=yes', 'sort=price'])(
  'unknown values are ignored: %s',
  (query) => expect(read(query)).toEqual({ page: 1 }),
)

test('a choice is added and removed; `none` and equipment exclude one another', () => {
  expect(toggled({}, 'position', 'lying')).toEqual({ position: ['lying'] })
  expect(toggled({ position: ['lying'] }, 'position', 'lying')).toEqual({ position: undefined })
  expect(toggled({ equipment: ['chair', 'mat'] }, 'equipment', 'none')).toEqual({ equipment: ['none'] })
  expect(toggled({ equipment: ['none'] }, 'equipment', 'mat')).toEqual({ equipment: ['mat'] })
  expect(read('equipment=none&equipment=chair')).toEqual({ equipment: ['chair'], page: 1 })
})

test('the list is unfiltered in any order, but not on its second page', () => {
  expect(isUnfiltered(read('sort=title'))).toBe(true)
  expect(isUnfiltered(read('page=2'))).toBe(false)
  expect(isUnfiltered(read('quiet=1'))).toBe(false)
})
