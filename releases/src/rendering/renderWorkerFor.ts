import type { RenderRequest } from '@kinora/contracts'
import type { LoadedManifest } from '../store/loadManifest.ts'
import type { RenderWorkerOptions, ServerBundle } from './renderMessages.ts'
import { startRenderWorker, type RenderWorker } from './startRenderWorker.ts'

/**
 * Starts a render worker with the server bundles of a manifest, or several that work as one.
 * @throws Error when the shell cannot be evaluated.
 */
export async function renderWorkerFor(
  { shell, remotes }: Pick<LoadedManifest, 'shell' | 'remotes'>,
  options: RenderWorkerOptions,
  threads = 1,
): Promise<RenderWorker> {
  const bundles = remotes.flatMap(({ name, version, release }): [string, ServerBundle][] =>
    release && release.server !== null ? [[name, { version, source: release.server }]] : [],
  )
  const start = () =>
    startRenderWorker(
      { shell: { version: shell.document.version, source: shell.server }, remotes: Object.fromEntries(bundles) },
      options,
    )
  // Where the first cannot start, the others could not either.
  const first = await start()
  return shareAmong([first, ...(await Promise.all(Array.from({ length: threads - 1 }, start)))])
}

/** The remotes that a task shows; the shell's own pages show none. */
type Shown = string[]
type Member = { worker: RenderWorker; tasks: Shown[] }

/**
 * One worker of several. A task goes to the one with the fewest whose thread is not blocked. The tasks of a remote are in
 * all but one of them at the most: if they block their threads, the others' pages are still rendered.
 */
export function shareAmong(workers: RenderWorker[]): RenderWorker {
  if (workers.length === 1) return workers[0]!
  const members: Member[] = workers.map((worker) => ({ worker, tasks: [] }))

  function memberFor(shown: Shown): Member {
    const isAllowed = (member: Member) =>
      shown.every((name) => {
        const users = members.filter((one) => uses(one, name))
        return users.length < members.length - 1 || users.includes(member)
      })
    const responsive = preferred(preferred(members, isAllowed), ({ worker }) => !worker.isBlocked())
    return responsive.reduce((least, other) => (other.tasks.length < least.tasks.length ? other : least))
  }

  async function withLeastBusy<Result>(shown: Shown, work: (worker: RenderWorker) => Promise<Result>): Promise<Result> {
    const { worker, tasks } = memberFor(shown)
    tasks.push(shown)
    try {
      return await work(worker)
    } finally {
      tasks.splice(tasks.indexOf(shown), 1)
    }
  }

  return {
    render: (page) => withLeastBusy(shownBy(page), (worker) => worker.render(page)),
    index: (index) => withLeastBusy([index.remote], (worker) => worker.index(index)),
    isBlocked: () => workers.every((worker) => worker.isBlocked()),
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}

/** Those that fit; all if none does. */
function preferred(members: Member[], fits: (member: Member) => boolean): Member[] {
  const some = members.filter(fits)
  return some.length > 0 ? some : members
}

const shownBy = ({ remote, slots }: RenderRequest): Shown => [
  ...(remote === null ? [] : [remote]),
  ...slots.map((slot) => slot.remote),
]

/** The first task of a blocked thread has most likely blocked it; those after it only wait there. */
const uses = ({ worker, tasks }: Member, name: string): boolean =>
  tasks.slice(0, worker.isBlocked() ? 1 : undefined).some((shown) => shown.includes(name))
