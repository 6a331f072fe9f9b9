import { createInstance } from '@module-federation/runtime'
import { loadContainer, scriptPolicy, type ContainerScript } from './loadContainer.ts'
import type { ShareScope } from './isolation/readOnlyShareScope.ts'
import { ownShellVersion } from './shellVersion.ts'

/** The containers that pages name, by the runtime's name of the remote. */
const known = new Map<string, ContainerScript>()

const instance = createInstance({
  name: 'shell',
  version: ownShellVersion(),
  remotes: [],
  plugins: [
    {
      name: 'kinora',
      /** Scripts are added by the shell, with their hash and by its policy, whatever a manifest says. */
      loadEntry: ({ remoteInfo: { name, entry, entryGlobalName } }) => {
        const script = known.get(name)
        const container =
          script && isSame(script.url, entry)
            ? loadContainer(script)
            : loadContainer({ url: entry, integrity: '', global: entryGlobalName }, developersMachine)
        // The runtime calls it as containers are called; its type of `get` says otherwise.
        return container as Promise<never>
      },
      /** Pages bring a remote's files with their hashes; links to them without one would be refused. */
      generatePreloadAssets: async () => ({ cssAssets: [], jsAssetsWithoutEntry: [], entryAssets: [] }),
    },
  ],
})

/**
 * What a version of a remote exposes, by Module Federation's runtime: from its `mf-manifest.json`, and with the shell's
 * read-only share scope. The browser extension may put a version on the developer's machine in its place.
 * @throws Error when it does not load
 */
export async function exposedByRuntime(script: ContainerScript, scope: ShareScope): Promise<() => unknown> {
  const { url } = script
  const { search } = new URL(url)
  const name = nameOf(script)
  known.set(name, script)
  instance.initShareScopeMap('default', scope as never)
  instance.registerRemotes([{ name, entry: new URL(`mf-manifest.json${search}`, url).href }], { force: search !== '' })
  const evaluate = await instance.loadRemote<() => unknown>(`${name}/remote`, { loadFactory: false, from: 'runtime' })
  if (!evaluate) throw new Error(`${url} exposes no remote`)
  return evaluate
}

/** The remote's own name for the first of its versions, so that a rule of the extension outlives releases. */
function nameOf({ remote, global }: ContainerScript): string {
  const first = known.get(remote)
  return first === undefined || first.global === global ? remote : global
}

/** The address in a manifest may be relative, and has no query, by which a container is loaded again. */
const isSame = (url: string, entry: string) => url.split('?', 1)[0] === new URL(entry, location.href).href

/** Has an effect only where the page's content security policy allows that machine: `npm start -- --against`. */
const developersMachine = scriptPolicy({
  createScriptURL(url) {
    if (!['localhost', '127.0.0.1'].includes(new URL(url).hostname)) throw new TypeError(`Not a release: ${url}`)
    return url
  },
})
