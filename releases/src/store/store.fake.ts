import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ReleaseDocument, ReleaseManifest } from '@kinora/contracts'
import { openStore } from '../openStore.ts'
import { previewUrl } from '../promotion/previewLink.ts'
import { prepare } from '../promotion/promote.ts'
import { promoteUnchecked } from '../promotion/promoteUnchecked.ts'
import { rollback, rollbackTarget } from '../promotion/rollback.ts'
import type { S3Settings } from '../objects/index.ts'
import { loadRelease } from './loadRelease.ts'
import { sealRelease } from './sealRelease.ts'
import { signingKey } from './signing.ts'

type Built = Partial<Omit<ReleaseDocument, 'format' | 'name' | 'version' | 'files'>>
export type Fake = { name: string; version: string; server?: string; files?: Record<string, string>; built?: Built }

/**
 * A release store in a temporary folder, with a signing key, for small handwritten releases.
 * @param s3 a bucket instead of the folder
 */
export async function fakeStore(existingHome?: string, s3: S3Settings | null = null) {
  const home = existingHome ?? (await mkdtemp(join(tmpdir(), 'kinora-releases-')))
  const key = await signingKey(home)
  const { store, keys } = await openStore(home, undefined, s3)

  /** Writes and seals a release without publishing it. */
  async function stage({
    name,
    version,
    server,
    files = {},
    built = {},
  }: Fake): Promise<{ folder: string; document: ReleaseDocument }> {
    const folder = await store.stage()
    const all = { ...(name === 'shell' ? shellFiles(version) : remoteFiles(name, version)), ...files }
    for (const [file, text] of Object.entries({
      ...all,
      'server.cjs': server ?? (name === 'shell' ? shellServer(version) : remoteServer(name, version)),
    })) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    const document = await sealRelease(
      folder,
      { ...(name === 'shell' ? shellBuilt : remoteBuilt), commit: 'fake', ...built, name, version },
      key,
    )
    return { folder, document }
  }

  async function publish(fake: Fake): Promise<ReleaseDocument> {
    const { folder, document } = await stage(fake)
    await store.put(fake.name, fake.version, folder)
    return document
  }

  return {
    home,
    store,
    keys,
    key,
    stage,
    publish,
    /** Publishes the given releases, and promotes all of them in one manifest. */
    async release(...fakes: Fake[]) {
      for (const fake of fakes) await publish(fake)
      return promoteUnchecked(store, keys, Object.fromEntries(fakes.map(({ name, version }) => [name, version])))
    },
    /** Publishes the given releases for a preview. */
    async prepare(...fakes: Fake[]) {
      const changes = await Promise.all(
        fakes.map(async (fake) => {
          const { name, version } = await publish(fake)
          return [name, await loadRelease(store, keys, name, version)] as const
        }),
      )
      const promotion = { store, keys, kind: 'release', by: 'test', check: null } as const
      return (await prepare({ ...promotion, changes: Object.fromEntries(changes) })).manifest
    },
    /** The address that shows a manifest. */
    previewOf: (manifest: ReleaseManifest) => new URL(previewUrl('https://kinora.example', manifest, key)),
    /** Makes versions live that were published. */
    promote: (versions: Record<string, string>) => promoteUnchecked(store, keys, versions),
    /** Rolls one package back, without a check. */
    async rollback(name: string, to?: string) {
      const target = await rollbackTarget(store, name, to)
      return (await rollback({ store, keys, name, target, by: 'test', check: null })).manifest
    },
    pathOf: (name: string, version: string, file: string) => join(home, 'store', name, version, file),
    remove: () => rm(home, { recursive: true, force: true }),
  }
}

export type FakeStore = Awaited<ReturnType<typeof fakeStore>>

/** The rendered page names all its versions: `shell=1 remote=1 manifest=…`. */
const shellServer = (version: string) => `
exports.shared = { react: { name: 'the only react' } }
exports.render = async (request) => {
  const { url, locale, remote, definition, page } = request
  const state = { store: {}, loaderData: {}, errors: null }
  const mark = 'manifest=' + page.manifest + ' shell=${version}'
  if (remote === null) return { status: 404, head: '<title>404</title>', body: '<h1>nowhere ' + mark + '</h1>', state }
  const shown = await definition.show(request)
  if (shown.redirect) return shown
  return { status: shown.status ?? 200, head: '<title>' + remote + '</title>', body: '<h1>' + mark + ' ' + shown.body + '</h1><p>' + locale + ' ' + url + '</p>', state: { ...state, store: shown.state ?? {} } }
}`

const remoteServer = (name: string, version: string) => `
const react = require('react')
exports.default = { name: '${name}', show: async () => ({ body: 'remote=${version} with ' + react.name }) }`

const shellFiles = (version: string) => ({
  'client/document.html':
    '<!doctype html><html lang="%LANG%"><head><meta charset="utf-8"><script>document.documentElement.dataset.ready=1</script>%HEAD%%STYLES%%SCRIPTS%</head><body><div id="root">%ROOT%</div></body></html>',
  'client/main.js': `/* shell ${version} */ ${'0;'.repeat(200)}`,
  'client/main.css': 'body{margin:0}',
  'client/i18n-pl.js': '1',
  'client/i18n-en.js': '2',
  'client/icons/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
})

const remoteFiles = (name: string, version: string) => ({
  'client/remoteEntry.js': `/* ${name} ${version} */ ${'0;'.repeat(200)}`,
  'client/list.js': '3',
  'client/list.css': 'main{margin:0}',
  'client/i18n-pl.js': '4',
  'client/i18n-en.js': '5',
})

const locales = {
  pl: { scripts: ['client/i18n-pl.js'], styles: [] },
  en: { scripts: ['client/i18n-en.js'], styles: [] },
}
const nothing = {
  owner: 'a squad',
  commit: 'fake',
  builtAt: '',
  server: 'server.cjs',
  routes: [],
  slots: [],
  nav: [],
  indexes: [],
  consumes: {},
  provides: {},
  locales,
}

const shellBuilt = {
  ...nothing,
  entry: { scripts: ['client/main.js'], styles: ['client/main.css'] },
  provides: { react: { version: '19.3.1', names: ['useState', 'useEffect'] } },
}

const remoteBuilt: Omit<ReleaseDocument, 'format' | 'name' | 'version' | 'files'> = {
  ...nothing,
  entry: { scripts: ['client/remoteEntry.js'], styles: [] },
  routes: [
    {
      id: 'list',
      path: 'programs',
      search: ['level', 'page'],
      formerly: ['catalogue'],
      updated: { pl: '2026-11-01', en: '2026-11-02' },
      scripts: ['client/list.js'],
      styles: ['client/list.css'],
    },
    { id: 'one', path: 'programs/:id', examples: ['programs/7'], search: [], scripts: [], styles: [] },
  ],
  nav: [{ place: 'header', path: '/programs', order: 20, label: { pl: 'Programy', en: 'Programs' } }],
  consumes: { react: { range: '^19.0.0', names: ['useState'] } },
}
