import type { Page } from '@playwright/test'
import type { Product } from '../../../tools/product/startProduct.ts'
import type { Tools } from './Tools.ts'

type Listen = { on: (event: string, hear: (event: string, data: { details: string }) => void) => void }
type HlsPlayer = Listen & {
  loadSource: (url: string) => void
  attachMedia: (video: HTMLVideoElement) => void
  subtitleTrack: number
}
type ShakaPlayer = {
  attach: (video: HTMLVideoElement) => Promise<void>
  load: (url: string) => Promise<void>
  addEventListener: (event: 'error', hear: (event: { detail: { code: number } }) => void) => void
  getManifest: () => { variants: unknown[] }
  getTextTracks: () => { language: string }[]
}
type Players = {
  Hls: { new (): HlsPlayer; Events: { ERROR: string } }
  shaka: { Player: new () => ShakaPlayer; polyfill: { installAll: () => void } }
  /** Plays for two seconds of the film, and says what is wrong with its beginning. */
  playSome: (video: HTMLVideoElement) => Promise<string[]>
}

const PATIENCE_MS = 60_000

/** A page of the product with a player's script, and the address of the film of an example program. */
async function prepare(page: Page, { origin }: Product, script: string): Promise<string> {
  await page.goto(`${origin}/robots.txt`)
  await page.addScriptTag({ path: script })
  await page.evaluate((patience) => {
    ;(window as unknown as Players).playSome = async (video) => {
      const problems: string[] = []
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error(`it stays at ${video.currentTime} s`)), patience)
      })
      const played = new Promise<void>((resolve) => {
        video.addEventListener('timeupdate', () => video.currentTime > 2 && resolve())
      })
      video.muted = true
      await video.play()
      await Promise.race([played, late])
      if (video.buffered.start(0) !== 0) problems.push(`the first picture is at ${video.buffered.start(0)} s`)
      return problems
    }
  }, PATIENCE_MS)
  const answer = await page.request.get(`${origin}/api/trinings/getVideoURL/1`)
  const { data } = (await answer.json()) as { data: { url: string } }
  return origin + data.url
}

export async function askHls(page: Page, product: Product, { fileOf }: Tools): Promise<string[]> {
  const url = await prepare(page, product, fileOf('hls.js/dist/hls.min.js'))
  return page.evaluate(async (source) => {
    const { Hls, playSome } = window as unknown as Players
    const [player, video] = [new Hls(), document.createElement('video')]
    const problems: string[] = []
    player.on(Hls.Events.ERROR, (_event, { details }) => problems.push(details))
    player.loadSource(source)
    player.attachMedia(video)
    problems.push(...(await playSome(video)))
    if (player.subtitleTrack !== -1) problems.push('captions are shown that nobody asked for')
    return problems
  }, url)
}

export async function askShaka(page: Page, product: Product, { fileOf }: Tools): Promise<string[]> {
  const url = await prepare(page, product, fileOf('shaka-player/dist/shaka-player.compiled.js'))
  return page.evaluate(async (source) => {
    const { shaka, playSome } = window as unknown as Players
    shaka.polyfill.installAll()
    const [player, video] = [new shaka.Player(), document.createElement('video')]
    const problems: string[] = []
    player.addEventListener('error', ({ detail }) => problems.push(`error ${detail.code}`))
    await player.attach(video)
    await player.load(source)
    problems.push(...(await playSome(video)))
    const { variants } = player.getManifest()
    if (variants.length !== 2) problems.push(`${variants.length} sizes of picture`)
    const languages = player.getTextTracks().map(({ language }) => language)
    if (languages.sort().join() !== 'en,pl') problems.push(`captions: ${languages.join()}`)
    return problems
  }, url)
}
