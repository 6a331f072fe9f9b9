import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type { Assets, IndexKind, NavPlace, ReleaseNavLink, ReleaseRoute, RemoteIndexes, Role } from '@kinora/contracts'
import { LOCALES, type Locale } from '@kinora/limits'

type Messages = { [key: string]: Messages | string }
type Definition = {
  name: string
  i18n: Record<Locale, () => Promise<{ default: Messages }>>
  routes: (Omit<ReleaseRoute, keyof Assets | 'search'> & { search?: string[] })[]
  nav?: { place: NavPlace; path: string; order: number; label: string; icon?: string; role?: Role }[]
  slots?: Record<string, { role?: Role }>
  uploads?: Record<string, number>
}
type Indexes = () => Promise<{ default: RemoteIndexes }>

export type DescribedRemote = Awaited<ReturnType<typeof describe>>

async function describe(serverFile: string) {
  const { definition, indexes } = evaluate(serverFile)
  const messages = await messagesOf(definition)
  const nav = (definition.nav ?? []).map(({ label, ...link }): ReleaseNavLink => ({
    ...link,
    label: labels(messages, label, definition.name),
  }))
  const routes = definition.routes.map(({ id, path, search = [], slots, examples, formerly, unlisted, form }) => ({
    id,
    path,
    search,
    ...(slots ? { slots } : {}),
    ...(examples ? { examples } : {}),
    ...(formerly ? { formerly } : {}),
    ...(unlisted ? { unlisted } : {}),
    ...(form ? { form } : {}),
  }))
  return {
    routes,
    nav,
    ...(definition.uploads ? { uploads: definition.uploads } : {}),
    slots: Object.entries(definition.slots ?? {}).map(([name, { role }]) => ({ name, ...(role ? { role } : {}) })),
    indexes: indexes ? (Object.keys((await indexes()).default) as IndexKind[]) : [],
  }
}

/** The definition is data and functions that are not called here, so the shared packages are replaced by a proxy. */
function evaluate(serverFile: string): { definition: Definition; indexes: Indexes | undefined } {
  const module = { exports: {} as { default?: Definition; indexes?: Indexes } }
  const run = compileFunction(readFileSync(serverFile, 'utf8'), ['module', 'exports', 'require'], {
    filename: serverFile,
  })
  run.call(module.exports, module, module.exports, (request: string) =>
    request === '@kinora/remote' ? remotePackage : placeholder,
  )
  const { default: definition, indexes } = module.exports
  if (!definition) throw new Error(`${serverFile} has no default export: src/remote.ts must export defineRemote(...)`)
  return { definition, indexes }
}

/** A proxy that returns itself for every property, call and construction. */
const placeholder: unknown = new Proxy(function placeholder() {}, {
  get: (_, property) => (property === Symbol.toPrimitive ? () => '' : property === 'then' ? undefined : placeholder),
  apply: () => placeholder,
  construct: () => placeholder as object,
})

const remotePackage = new Proxy(
  {},
  { get: (_, name) => (name === 'defineRemote' ? (definition: Definition) => definition : placeholder) },
)

async function messagesOf({ i18n }: Definition): Promise<Record<Locale, Messages>> {
  const entries = await Promise.all(LOCALES.map(async (locale) => [locale, (await i18n[locale]()).default] as const))
  return Object.fromEntries(entries) as Record<Locale, Messages>
}

function labels(messages: Record<Locale, Messages>, key: string, name: string): Record<Locale, string> {
  const find = (locale: Locale) => {
    const label = key
      .split('.')
      .reduce<Messages | string | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        messages[locale],
      )
    if (typeof label !== 'string') throw new Error(`${name}: nav label "${key}" has no message in ${locale}.json`)
    return label
  }
  return { pl: find('pl'), en: find('en') }
}

parentPort!.postMessage(await describe(workerData as string))
