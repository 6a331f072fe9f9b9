import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyObject } from 'node:crypto'
import type { ReleasePlan } from '@kinora/contracts'
import { changesIn } from '../promotion/changesIn.ts'
import { previewUrl } from '../promotion/previewLink.ts'
import { PromotionRefused, type Check, type Promoted } from '../promotion/promote.ts'
import type { Look } from '../browser/lookInBrowser.ts'
import { release } from '../promotion/release.ts'
import { rollback, rollbackTarget } from '../promotion/rollback.ts'
import { StoreUnreachable } from '../objects/index.ts'
import { loadRelease } from '../store/loadRelease.ts'
import { signDocument, type KnownKeys, type ReleaseSignature } from '../store/signing.ts'
import type { ReleaseStore } from '../store/store.ts'
import type { SaidLine, ShellTypes } from './answers.ts'
import { fairQueue } from './fairQueue.ts'
import { receiveRelease, UploadRefused } from './receiveRelease.ts'
import type { Squad } from './squadRegister.ts'

type Say = (line: SaidLine) => void
type Asked = { squad: Squad; name: string; note: string | undefined }
/** What is planned, if it is not to go live now. */
type AskedRelease = Asked & { isPreview: boolean; plan: Pick<ReleasePlan, 'at' | 'percent'> | undefined }

/** Work that waits for its turn. It ends when it has said how it ended. */
export type Work = (say: Say, signal: AbortSignal) => Promise<void>

export type SquadWorkOptions = {
  store: ReleaseStore
  keys: KnownKeys
  /** The key that gateways trust: what was received and checked is signed with it. */
  key: KeyObject
  /** Where browsers find the product, for links to previews. @throws Error where that is not known */
  origin: () => Promise<string>
  /** The promotion check and the look in a browser, as the command has them. */
  checks: () => Promise<{ check: Check | null; look?: Look }>
}

/** What a squad is told of an error: nothing of the addresses and files of this machine, which are logged. */
function sentenceOf(error: Error): string {
  if (!(error instanceof StoreUnreachable) && !('code' in error)) return error.message
  console.error(JSON.stringify({ level: 'error', message: error.message }))
  return error instanceof StoreUnreachable
    ? 'The releases cannot be reached at the moment, and nothing was changed. Try again later.'
    : 'This failed here, and nothing was changed.'
}

/** What squads ask for: one at a time, checked as `npm run release` and `npm run rollback` check it. */
export function squadWork({ store, keys, key, origin, checks }: SquadWorkOptions) {
  const queue = fairQueue()

  /** Work that says what it finds and how it ended, and fails never. */
  const inTurn =
    (who: string, promoted: (say: Say) => Promise<Promoted>, ended: (result: Promoted) => SaidLine): Work =>
    (say, signal) =>
      queue.run(
        who,
        async () => {
          try {
            const result = await promoted(say)
            for (const { result: outcome, sentence } of result.findings) say({ finding: { result: outcome, sentence } })
            say(ended(result))
          } catch (error) {
            if (error instanceof PromotionRefused)
              for (const { result, sentence } of error.findings) say({ finding: { result, sentence } })
            say({ refused: sentenceOf(error as Error) })
          }
        },
        signal,
        (before) => say({ say: before === 1 ? 'One other is before this.' : `${before} others are before this.` }),
      )

  return {
    /** The declarations of the shells that are live and last good, as far as they have some. */
    async types(): Promise<ShellTypes[]> {
      const live = await store.live()
      const manifest = live === null ? null : await store.readManifest(live)
      const versions = [manifest?.releases['shell'], manifest?.lastGood?.['shell']].filter(
        (version) => version !== undefined,
      )
      const shells = versions.map(async (version) => {
        const types = await loadRelease(store, keys, 'shell', version).then((shell) => shell.types())
        return types === null ? [] : [{ version, types: JSON.parse(types) as Record<string, string> }]
      })
      return (await Promise.all(shells)).flat()
    },

    /**
     * Receives a release, and returns its work.
     * @throws UploadRefused
     */
    async receive(stream: AsyncIterable<Buffer>, { squad, name, note, isPreview, plan }: AskedRelease): Promise<Work> {
      const shownAt = isPreview ? await origin() : null
      const goesLive = !isPreview && plan === undefined
      const folder = await store.stage()
      const leave = () => rm(folder, { recursive: true, force: true })
      try {
        const { document, signature } = await receiveRelease(stream, folder, squad, name).catch((error: unknown) => {
          // Of the right key, and of another shape than a release.
          if (error instanceof TypeError) throw new UploadRefused(400, 'The release is not described as a release is.')
          throw error
        })
        const bytes = await readFile(join(folder, 'release.json'))
        const { keyId, signature: own } = signature
        const signed: ReleaseSignature = {
          ...signDocument(bytes, key),
          squad: { name: squad.name, keyId, signature: own },
        }
        await writeFile(join(folder, 'release.sig'), JSON.stringify(signed))

        const build = async () => ({ version: document.version, folder })
        const work = inTurn(
          squad.name,
          async (say) => {
            const result = await release({
              store,
              keys,
              names: [name],
              build,
              by: squad.name,
              note,
              goesLive,
              ...(await checks()),
              say: (sentence) => say({ say: sentence }),
            })
            if (plan) await store.putPlan({ manifest: result.manifest.id, ...plan })
            return result
          },
          ({ manifest }) => ({
            ...(goesLive && { live: changesIn(manifest) }),
            ...(plan && { planned: `${changesIn(manifest)}, ${plan.at ?? `for ${plan.percent} of 100`}` }),
            ...(shownAt !== null && { preview: previewUrl(shownAt, manifest, key) }),
          }),
        )
        return (say, signal) => work(say, signal).finally(leave)
      } catch (error) {
        await leave()
        throw error
      }
    },

    rollback: ({ squad, name, note, to, dryRun }: Asked & { to: string | undefined; dryRun: boolean }): Work =>
      inTurn(
        squad.name,
        async () => {
          const target = await rollbackTarget(store, name, to)
          const { check } = await checks()
          return rollback({ store, keys, name, target, dryRun, by: squad.name, note, check })
        },
        ({ manifest }) => ({ live: changesIn(manifest) }),
      ),
  }
}
