import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '../../tools/product/freePorts.ts'
import { step } from '../../tools/setup/step.js'
import { startOfItsOwn, type Start } from './startOfItsOwn.ts'

const CARDS = 12
const PAGES = { '/programs': 'pl', '/en/programs': 'en' }

/**
 * Kills first starts at random moments, spread over the duration of a first start, and starts again with the same
 * folder each time. Returns the faults.
 */
export async function killFirstStarts(kills: number): Promise<string[]> {
  const faults: string[] = []
  const whole: number = await step('A first start that is left alone', () =>
    inFreshHome(async (home, port) => {
      const start = startOfItsOwn(home, port)
      return start.up().finally(start.kill)
    }),
  )
  for (let kill = 0; kill < kills; kill++) {
    const moment = Math.round((whole * (kill + Math.random())) / kills)
    const title = `A first start, killed after ${(moment / 1000).toFixed(1)} s or as soon as it is up, and the start after it`
    const fault: string | undefined = await step(title, (detail) =>
      inFreshHome((home, port) => killOnce(home, port, moment, detail)),
    )
    if (fault) faults.push(`killed after ${moment} ms: ${fault}`)
  }
  console.log(`${kills} first starts were killed, and ${kills - faults.length} of the starts after them came up whole.`)
  return faults
}

async function killOnce(
  home: string,
  port: number,
  moment: number,
  detail: (text: string) => void,
): Promise<string | undefined> {
  const first = startOfItsOwn(home, port)
  let second: Start | undefined
  try {
    await Promise.race([sleep(moment), first.up()])
    detail(`killed at "${first.lastWords().trim()}"`)
    await first.kill()
    second = startOfItsOwn(home, port)
    await second.up()
    const faults = await Promise.all(
      Object.entries(PAGES).map(([path, lang]) => faultOf(`http://127.0.0.1:${port}${path}`, lang)),
    )
    return faults.find((fault) => fault !== undefined) ?? (await second.stop())
  } catch (error) {
    return (error as Error).message
  } finally {
    await (second ?? first).kill()
  }
}

async function faultOf(url: string, lang: string): Promise<string | undefined> {
  const response = await fetch(url)
  const html = await response.text()
  const cards = new Set(html.match(/href="(\/en)?\/programs\/\d+"/g)).size
  const isWhole = response.status === 200 && cards === CARDS && new RegExp(`<html[^>]* lang="${lang}"`).test(html)
  return isWhole ? undefined : `${url} answered ${response.status} with ${cards} programs`
}

async function inFreshHome<T>(work: (home: string, port: number) => Promise<T>): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'kinora-soak-'))
  try {
    return await work(home, await freePorts(3))
  } finally {
    // A killed process may still be writing.
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
