import type { ManifestPages } from '@kinora/contracts'
import { describePage, loadRelease, openFolder, readLocalVersions, type LoadedRemote } from '@kinora/releases'
import { contentType } from '../files/releaseFiles.ts'
import { withoutFilesOf, withState } from '../pages/alteredPage.ts'

/** The remotes of this machine, in the store of a home folder, that stand in for those of a deployed product. */
export async function localRemotes(home: string) {
  const { store, keys } = await openFolder(home)
  return {
    /** A file of a local remote, by its URL path; null if the path names none. */
    async read(path: string): Promise<{ type: string; bytes: Buffer } | null> {
      const [, name = '', version = '', file = ''] = /^\/releases\/([^/]+)\/([^/]+)\/(client\/[^?]+)/.exec(path) ?? []
      const type = contentType(file)
      if (type === undefined || !(await isLocal(name, version))) return null
      const { document } = await loadRelease(store, keys, name, version)
      return Object.hasOwn(document.files, file) ? { type, bytes: await store.read(name, version, file) } : null
    },
    /** A deployed page's HTML with the local remotes in the place of those of the same name. */
    async putInto(html: string): Promise<string> {
      const loaded = await Promise.all(Object.entries(await readLocalVersions(home)).map(load))
      return loaded.length === 0 ? html : withRemotes(html, loaded)
    },
  }

  /** Each build has a version of its own, and a page that is open still asks for files of the one before. */
  async function isLocal(name: string, version: string): Promise<boolean> {
    return Object.hasOwn(await readLocalVersions(home), name) && store.has(name, version)
  }

  async function load([name, version]: [string, string]): Promise<LoadedRemote> {
    const release = await loadRelease(store, keys, name, version)
    const { routes, nav, indexes }: ManifestPages = release.document
    return { name, version, release, fallback: null, problem: null, pages: { routes, nav, indexes } }
  }
}

function withRemotes(html: string, local: LoadedRemote[]): string {
  const names = local.map(({ name }) => name)
  // What the server rendered is of the deployed versions: the browser renders instead.
  const described = withState(html, ({ rendered: _rendered, ...page }) => {
    const own = describePage({ manifest: { id: page.manifest }, remotes: local }, page.locale, page.origin)
    const known = new Set(page.nav.map(({ place, path }) => `${place} ${path}`))
    return {
      ...page,
      remotes: [...page.remotes.filter(({ name }) => !names.includes(name)), ...own.remotes],
      nav: [...page.nav, ...own.nav.filter(({ place, path }) => !known.has(`${place} ${path}`))],
    }
  })
  // Two versions of a remote's styles would have the same class names.
  return withoutFilesOf(described, names, ['script', 'link'])
}
