import { countryOptions, usualCountry } from './countries.ts'

test.each(['pl', 'en'] as const)('in %s about 240 countries, each with a name and a dialling code', (locale) => {
  const options = countryOptions(locale)

  expect(options.length).toBeGreaterThan(235)
  expect(options.length).toBeLessThan(250)
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  expect(options.filter(({ value, label, detail }) => value === label || !/^\+\d{1,3}$/.test(detail ?? ''))).toEqual([])
})

test('the suggested ones come first, all others after them in the order of the language', () => {
  const polish = countryOptions('pl')
  expect(
    polish
      .slice(0, 6)
      .map(({ value }) => value)
      .sort(),
  ).toEqual(['AU', 'CA', 'DE', 'FR', 'JP', 'US'])

  const others = polish.slice(6).map(({ label }) => label)
  expect(others).toEqual([...others].sort(new Intl.Collator('pl').compare))
  expect(polish.find(({ value }) => value === 'PL')).toEqual({ value: 'PL', label: 'Polska', detail: '+48' })
  expect(countryOptions('en').find(({ value }) => value === 'PL')?.label).toBe('Poland')
})

test('each language has a preselected country', () => {
  expect([usualCountry('pl'), usualCountry('en')]).toEqual(['PL', 'GB'])
})
