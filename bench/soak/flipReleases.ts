import { setTimeout as sleep } from 'node:timers/promises'
import { buildStaged, loadRelease, openStore, promoteUnchecked } from '@kinora/releases'
import { startProduct, type Product } from '../../tools/product/startProduct.ts'
import { step } from '../../tools/setup/step.js'
import { median } from '../median.ts'
import { whole } from '../table.ts'
import { classesIn, mixedVersions, type KnownVersion } from './mixedVersions.ts'

const REMOTE = 'mfe-catalog'
const FLIP_EVERY_MS = 2_000
const ASK_EVERY_MS = 50
const WEIGH_EVERY_MS = 1_000
const ANSWER_WITHIN_MS = 20_000
/** Memory growth of the gateway above both limits counts as a leak. */
const GROWTH_MB = 80
const GROWTH = 1.25

type Soak = { flips: number; requests: number; seen: Set<string>; faults: string[]; megabytes: number[] }

/**
 * Promotes two versions of a remote alternately under twenty requests a second: cached and freshly rendered pages, in
 * both languages, and files. Returns the faults.
 */
export async function flipReleases(minutes: number): Promise<string[]> {
  const product = await startProduct()
  try {
    const versions: KnownVersion[] = await step(`Building a second version of ${REMOTE}`, () => twoVersions(product))
    const soak: Soak = await step(`Flipping releases for ${minutes} min`, (detail) =>
      flipUnderLoad(product, versions, minutes * 60_000, detail),
    )
    const [, second, , last] = quarters(soak.megabytes)
    console.log(
      `${whole(soak.flips)} flips, ${whole(soak.seen.size)} seen by visitors; ${whole(soak.requests)} requests, ${whole(soak.faults.length)} faults.`,
    )
    console.log(
      `The gateway held ${quarters(soak.megabytes).map(whole).join(', ')} MB in the quarters of that time, ${whole(Math.max(...soak.megabytes))} MB at most.`,
    )
    const grew = last! > second! * GROWTH && last! - second! > GROWTH_MB
    return [
      ...new Set(soak.faults),
      ...(grew ? [`the gateway grew from ${whole(second!)} MB to ${whole(last!)} MB`] : []),
    ]
  } finally {
    await product.end()
  }
}

const quarters = (samples: number[]) =>
  [0, 1, 2, 3].map((quarter) =>
    median(samples.slice(Math.floor((samples.length * quarter) / 4), Math.ceil((samples.length * (quarter + 1)) / 4))),
  )

/**
 * The live version, and the same sources built as another version, whose class names differ because they depend on
 * the version.
 */
async function twoVersions({ home }: Product): Promise<KnownVersion[]> {
  const { store, keys } = await openStore(home)
  const version = (await store.readManifest((await store.live())!)).releases[REMOTE]!
  const other = `${version}-flipped`
  const { folder } = await buildStaged(home, store, REMOTE, { version: other })
  await store.put(REMOTE, other, folder)
  return Promise.all(
    [version, other].map(async (name) => {
      const { document } = await loadRelease(store, keys, REMOTE, name)
      const styles = document.routes.find(({ id }) => id === 'programs')!.styles
      const css = await Promise.all(styles.map((file) => store.read(REMOTE, name, file)))
      return { version: name, classes: classesIn(css.join('\n')) }
    }),
  )
}

async function flipUnderLoad(
  { origin, home }: Product,
  versions: KnownVersion[],
  duration: number,
  detail: (text: string) => void,
): Promise<Soak> {
  const { store, keys } = await openStore(home)
  const first = await store.readManifest((await store.live())!)
  const manifests = new Map([[first.id, first.releases[REMOTE]!]])
  const soak: Soak = { flips: 0, requests: 0, seen: new Set(), faults: [], megabytes: [] }
  const until = Date.now() + duration
  const answers = new Set<Promise<void>>()
  let newest = '/favicon.svg'

  async function flip() {
    const { version } = versions[(soak.flips + 1) % 2]!
    // Recorded before it is live, because a page of it may arrive at once.
    await promoteUnchecked(
      { ...store, putManifest: (made) => (manifests.set(made.id, version), store.putManifest(made)) },
      keys,
      {
        [REMOTE]: version,
      },
    )
    soak.flips++
    detail(`${soak.flips} flips, ${soak.requests} requests, ${soak.faults.length} faults`)
  }

  async function look(url: string) {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    const text = await response.text()
    if (response.status !== 200) return void soak.faults.push(`${new URL(url).pathname} answered ${response.status}`)
    if (!url.includes('/programs')) return
    const mixed = mixedVersions(text, REMOTE, manifests, versions)
    if (mixed) soak.faults.push(mixed)
    const manifest = [...manifests.keys()].find((id) => text.includes(id))
    if (manifest) soak.seen.add(manifest)
    const script = new RegExp(`/releases/${REMOTE}/[^"]+\\.js`).exec(text)?.[0]
    if (script) newest = script
  }

  const addresses = [() => '/programs', () => '/en/programs', () => `/programs?duration=${soak.requests}`, () => newest]
  async function load() {
    while (Date.now() < until) {
      const url = origin + addresses[soak.requests++ % addresses.length]!()
      const answer = look(url).catch(
        (error: Error) => void soak.faults.push(`${url.slice(origin.length)}: ${error.message}`),
      )
      answers.add(answer)
      void answer.then(() => answers.delete(answer))
      await sleep(ASK_EVERY_MS)
    }
    await Promise.all(answers)
  }
  async function every(pause: number, work: () => Promise<unknown>) {
    for (; Date.now() < until; await sleep(pause)) await work()
  }
  await Promise.all([
    load(),
    every(FLIP_EVERY_MS, flip),
    every(WEIGH_EVERY_MS, async () => soak.megabytes.push(await megabytesOf(origin))),
  ])
  return soak
}

/** The gateway's memory from its own metrics, including render workers. */
async function megabytesOf(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_resident_memory_bytes ([\d.e+]+)/m.exec(metrics)?.[1]) / 2 ** 20
}
