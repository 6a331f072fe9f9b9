import type { ProgramDetail } from '@kinora/contracts'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, type fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { messages, words } from '../../words.fake.ts'
import { detail } from '../../programs.fake.ts'
import { ExercisePlayer } from './ExercisePlayer.tsx'
import { arrive, fakeMedia } from './film.fake.ts'
import { FilmPanel } from './panel/FilmPanel.tsx'
import { FilmProvider } from './FilmProvider.tsx'

// The engine needs Media Source, which jsdom lacks: here the film plays natively, as on an older iPhone.
jest.mock('@videojs/spf/hls-video', () => ({ HlsVideoAdapter: class {} }))

beforeAll(() => import('./playing/FilmPlayer.tsx'))
beforeEach(fakeMedia)

const HOUR_MS = 3_600_000
const CUES = 'WEBVTT\n\n00:00.000 --> 00:10.000\nUsiądź.\n\n00:40.000 --> 00:50.000\nSkłon.'

const STORYBOARD =
  'WEBVTT\n\n00:00.000 --> 01:00.000\nstoryboard.webp#xywh=0,0,160,90\n\n01:00.000 --> 02:00.000\nstoryboard.webp#xywh=160,0,160,90\n'

export const link = (url: string, lastsMs = 4 * HOUR_MS, serverNow = Date.now()) =>
  HttpResponse.json(
    { data: { url, expiresAt: new Date(serverNow + lastsMs).toISOString() } },
    { headers: { date: new Date(serverNow).toUTCString() } },
  )

export const refuse = (status: number) =>
  HttpResponse.json({ type: 'about:blank', title: 'No', status, code: 'subscription.required' }, { status })

type Options = { route?: string; provided?: string[] }

/** Renders the player of a program; `links` are the responses to requests for its film, the last one repeated. */
export function showPlayer(
  links: (() => Response)[] = [() => link('/media/1.m3u8')],
  program: ProgramDetail = detail(5),
  options: Options = {},
) {
  let linkRequests = 0
  server.use(
    http.get(api('/trinings/getVideoURL/5'), () => links[Math.min(linkRequests++, links.length - 1)]!()),
    http.get(api('/trinings/getTranscriptionURL/5'), () => link('http://localhost/media/pl.vtt')),
    http.get('http://localhost/media/pl.vtt', () => HttpResponse.text(CUES)),
    http.get('http://localhost/media/storyboard.vtt', () => HttpResponse.text(STORYBOARD)),
  )
  const view = renderApp(
    <FilmProvider>
      <ExercisePlayer program={program} />
      <FilmPanel program={program} />
    </FilmProvider>,
    { messages, ...options },
  )
  const film = () => screen.getByTestId<HTMLVideoElement>('film')
  const begin = async () => {
    await view.user.click(screen.getByRole('button', { name: /^Odtwórz film 2\smin$/ }))
    await waitFor(() => expect(film()).toHaveAttribute('src'))
    arrive(film())
    return film()
  }
  return { ...view, film, begin }
}

/**
 * Signs in with a session; null is a visitor. To change it, set `session` of the returned fake and call
 * `sessionClient.follow`.
 */
export async function signedIn(session: ReturnType<typeof fakeSession> | null) {
  const auth = fakeAuth(session)
  server.use(
    ...auth.handlers,
    http.get(api('/progress/position/5'), () => HttpResponse.json({ data: null })),
    http.put(api('/progress/position/5'), () => new HttpResponse(null, { status: 204 })),
  )
  await act(() => sessionClient.follow())
  return auth
}

/** A button of the control bar. */
export const control = (name: string | RegExp) =>
  within(screen.getByRole('group', { name: words('player.controls') })).getByRole('button', { name })

export const timeSlider = () => screen.getByRole<HTMLInputElement>('slider', { name: words('player.position') })
