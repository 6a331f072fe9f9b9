import { forgiveFrozen, frozenParts } from './frozenParts.ts'
import { beginRendering, keepPageMark, show, type PageMark } from './pageMark.ts'

const NOW = Date.parse('2026-11-23T10:00:00Z')
beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

const leaveMark = (mark: Partial<PageMark>) =>
  localStorage.setItem(
    `kinora.page.${Math.random()}`,
    JSON.stringify({ version: 1, at: NOW, manifest: 'manifest-2', shown: [], rendering: [], ...mark }),
  )
const marks = () => Object.keys(localStorage).filter((key) => key.startsWith('kinora.page.'))

/** What the next page finds, after so many seconds. */
function comeBack(seconds: number) {
  jest.setSystemTime(NOW + seconds * 1_000)
  const report = jest.fn<void, [PageMark, string | undefined]>()
  const parts = frozenParts(report)
  return { parts: [...parts.keys()], certain: [...parts].filter(([, { isCertain }]) => isCertain).length, report }
}

test('a page that is still refreshed is alive', () => {
  leaveMark({ rendering: ['mfe-catalog 2'] })
  expect(comeBack(9).parts).toEqual([])
  expect(marks()).toHaveLength(1)
})

test('what was rendering is certain to have frozen its page; it is reported once and avoided for an hour', () => {
  leaveMark({ shown: ['mfe-marketing 1', 'mfe-catalog 2'], rendering: ['mfe-catalog 2'] })
  const first = comeBack(11)
  expect(first).toMatchObject({ parts: ['mfe-catalog 2'], certain: 1 })
  expect(first.report.mock.calls).toEqual([[expect.objectContaining({ manifest: 'manifest-2' }), 'mfe-catalog 2']])

  const second = comeBack(3_599)
  expect(second.parts).toEqual(['mfe-catalog 2'])
  expect(second.report).not.toHaveBeenCalled()
  expect(comeBack(3_601).parts).toEqual([])
})

test('a clock that is set back keeps no frozen page alive, and avoids nothing for longer', () => {
  leaveMark({ rendering: ['mfe-catalog 2'] })
  expect(comeBack(11).parts).toEqual(['mfe-catalog 2'])
  leaveMark({ rendering: ['mfe-team 2'] })
  const { parts, report } = comeBack(-86_400)
  expect(parts).toEqual([])
  expect(report).toHaveBeenCalledWith(expect.anything(), 'mfe-team 2')
  expect(marks()).toEqual([])
})

test('where nothing was rendering, everything that was on the page counts, and none is certain', () => {
  leaveMark({ shown: ['mfe-marketing 1', 'mfe-catalog 2', 'mfe-catalog 2'] })
  expect(comeBack(11)).toMatchObject({ parts: ['mfe-marketing 1', 'mfe-catalog 2'], certain: 0 })
})

test('a page of the shell alone is reported without a remote', () => {
  leaveMark({})
  const { parts, report } = comeBack(11)
  expect([parts, report.mock.calls[0]?.[1]]).toEqual([[], undefined])
})

test('a version that is tried again is no longer avoided', () => {
  leaveMark({ rendering: ['mfe-catalog 2'] })
  comeBack(11)
  forgiveFrozen(
    frozenParts(() => {}),
    'mfe-catalog',
  )
  expect(comeBack(12).parts).toEqual([])
})

test('a page keeps a mark that names what is shown and what is being rendered, while it is visible', () => {
  keepPageMark('manifest-2')
  const mark = () => JSON.parse(localStorage.getItem(marks()[0]!)!) as PageMark
  beginRendering('mfe-marketing 1')
  beginRendering('mfe-catalog 2')
  const hide = show('mfe-marketing 1')
  expect(mark()).toEqual({
    version: 1,
    at: NOW,
    manifest: 'manifest-2',
    shown: ['mfe-marketing 1'],
    rendering: ['mfe-catalog 2'],
  })

  hide()
  jest.advanceTimersByTime(1_000)
  expect(mark()).toMatchObject({ at: NOW + 1_000, shown: [], rendering: ['mfe-catalog 2'] })
  jest.advanceTimersByTime(10_000)
  expect(mark().rendering).toEqual([])

  dispatchEvent(new Event('pagehide'))
  expect(marks()).toEqual([])
})
