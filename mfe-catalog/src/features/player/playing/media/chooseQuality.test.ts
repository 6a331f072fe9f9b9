import { api, server } from '@kinora/testing'
import { waitFor } from '@testing-library/react'
import { createHlsVideoEngine, type HlsVideoEngineSignals } from '@videojs/spf/hls'
import { http, HttpResponse } from 'msw'
import { chooseQuality } from './chooseQuality.ts'

const MASTER = api('/media/master.m3u8')
const LADDER = [
  { folder: 'v0', bandwidth: 150_000, width: 854, height: 480 },
  { folder: 'v1', bandwidth: 400_000, width: 1280, height: 720 },
  { folder: 'v2', bandwidth: 900_000, width: 1920, height: 1080 },
]
const PLAYLIST = [
  '#EXTM3U',
  ...LADDER.flatMap(({ folder, bandwidth, width, height }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="avc1.64001f"`,
    `${folder}/index.m3u8`,
  ]),
].join('\n')

const RENDITION = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-TARGETDURATION:20',
  '#EXT-X-PLAYLIST-TYPE:VOD',
  '#EXT-X-MAP:URI="media.mp4",BYTERANGE="834@0"',
  '#EXTINF:20,',
  '#EXT-X-BYTERANGE:15364@834',
  'media.mp4',
  '#EXT-X-ENDLIST',
].join('\n')

type Presentation = { selectionSets?: { switchingSets: { tracks: { id: string; height?: number }[] }[] }[] }

const none = { fastEstimate: 0, fastTotalWeight: 0, slowEstimate: 0, slowTotalWeight: 0, bytesSampled: 0 }
/** A link of this speed, measured for some seconds. The engine's averages begin at zero. */
const measured = (bitsPerSecond: number) => {
  const average = (halfLife: number) => bitsPerSecond * (1 - 0.5 ** (10 / halfLife))
  return {
    fastEstimate: average(2),
    fastTotalWeight: 10,
    slowEstimate: average(5),
    slowTotalWeight: 10,
    bytesSampled: 1_000_000,
  }
}

const connect = (connection: { saveData?: boolean; downlink?: number } | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
afterEach(() => connect(undefined))

/** The engine itself, with the playlist of a film and a player of this size; `chosen` is the height of the rendition. */
async function engine(player = { width: 1920, height: 1080 }, config?: ReturnType<typeof chooseQuality>) {
  const requestedFolders: unknown[] = []
  server.use(
    http.get(MASTER, () => HttpResponse.text(PLAYLIST)),
    http.get(api('/media/:folder/index.m3u8'), ({ params }) => {
      requestedFolders.push(params.folder)
      return HttpResponse.text(RENDITION)
    }),
  )
  let signals!: HlsVideoEngineSignals
  const quality = config ?? chooseQuality(() => signals.state.bandwidthState.get())
  const { destroy } = createHlsVideoEngine({
    ...quality,
    canPlayTrack: () => true,
    onSignalsReady: (ready) => {
      signals = ready
    },
  })
  const { state } = signals
  state.playerResolution.set(player)
  state.preload.set('auto')
  state.presentation.set({ url: MASTER })
  const chosen = () => {
    const { selectionSets = [] } = (state.presentation.get() ?? {}) as Presentation
    const tracks = selectionSets.flatMap(({ switchingSets }) => switchingSets.flatMap((set) => set.tracks))
    return tracks.find(({ id }) => id === state.selectedVideoTrackId.get())?.height
  }
  await waitFor(() => expect(chosen()).toBeDefined())
  return { chosen, requestedFolders, measure: (now: typeof none) => state.bandwidthState.set(now), end: destroy }
}

test('on a good link it stays with the best when small parts came too fast to be measured', async () => {
  const { chosen, requestedFolders, measure, end } = await engine()
  expect(chosen()).toBe(1080)
  measure({ ...none, bytesSampled: 500_000 })
  await waitFor(() => expect(requestedFolders).toEqual(['v2']))
  measure(measured(600_000))
  await waitFor(() => expect(requestedFolders).toEqual(['v2', 'v1']))
  await end()
})

test('without that, the engine itself takes the lowest: when this fails, chooseQuality may be simpler', async () => {
  const { chosen, measure, end } = await engine(undefined, {})
  measure({ ...none, bytesSampled: 500_000 })
  await waitFor(() => expect(chosen()).toBe(480))
  await end()
})

test('a link that was measured as slow gets less, and more when it is faster again', async () => {
  const { chosen, measure, end } = await engine()
  measure(measured(600_000))
  await waitFor(() => expect(chosen()).toBe(720))
  measure(measured(100_000))
  await waitFor(() => expect(chosen()).toBe(480))
  measure(measured(8_000_000))
  await waitFor(() => expect(chosen()).toBe(1080))
  await end()
})

test('a slow link that the browser knows begins with less', async () => {
  connect({ downlink: 0.4 })
  const { chosen, end } = await engine()
  expect(chosen()).toBe(480)
  await end()
})

test.each([
  ['a phone', { width: 1080, height: 608 }, 720],
  ['a small window', { width: 640, height: 360 }, 480],
  ['a desktop', { width: 1552, height: 873 }, 1080],
])('%s gets no more than it shows', async (_what, player, height) => {
  const { chosen, end } = await engine(player)
  expect(chosen()).toBe(height)
  await end()
})

test('with Save-Data the player counts in CSS pixels', () => {
  expect(chooseQuality(() => undefined).useDevicePixelRatio).toBe(true)
  connect({ saveData: true })
  expect(chooseQuality(() => undefined).useDevicePixelRatio).toBe(false)
})
