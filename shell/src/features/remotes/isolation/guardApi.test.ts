import { baseApi } from '@kinora/http'
import { guardApi } from './guardApi.ts'
import { runAs } from './runAs.fake.ts'

beforeAll(guardApi)

const inject = (remote: string, endpoint: string) =>
  runAs(
    remote,
    `baseApi.injectEndpoints({ endpoints: (build) => ({ ${endpoint}: build.query({ query: () => '/x' }) }) })`,
    {
      baseApi,
    },
  )

test('a remote has endpoints under its own name', () => {
  inject('mfe-diary', 'diaryList')
  inject('mfe-my-diary', 'myDiaryRead')
  expect(Object.keys(baseApi.endpoints)).toEqual(['diaryList', 'myDiaryRead'])
  for (const remote of ['mfe-garden', 'mfe-di'])
    expect(() => inject(remote, 'diaryWrite')).toThrow(
      `The endpoint diaryWrite of ${remote} does not begin with the remote's name`,
    )
  expect(Object.keys(baseApi.endpoints)).toEqual(['diaryList', 'myDiaryRead'])
})

test.each([
  'baseApi.endpoints.diaryList.initiate = () => {}',
  'baseApi.useDiaryListQuery = () => {}',
  'baseApi.injectEndpoints = () => {}',
  'baseApi.util.updateQueryData = () => {}',
  'delete baseApi.endpoints.diaryList',
])('what is there is constant: %s', (change) => {
  expect(() => runAs('mfe-garden', `'use strict'; ${change}`, { baseApi })).toThrow(TypeError)
})

test('an endpoint of another remote is not enhanced', () => {
  const enhance = jest.fn()
  runAs('mfe-garden', `baseApi.enhanceEndpoints({ addTagTypes: ['garden'], endpoints: { diaryList: enhance } })`, {
    baseApi,
    enhance,
  })
  expect(enhance).not.toHaveBeenCalled()
})
