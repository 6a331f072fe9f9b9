import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import type { IndexKind, NavPlace, ReleaseNavLink, RemoteIndexes } from '@kinora/contracts'
import { LOCALES, type Locale } from '@kinora/limits'

type Words = { [key: string]: Words | string }
type Definition = {
  name: string
  i18n: Record<Locale, () => Promise<{ default: Words }>>
  routes: { id: string; path: string; search?: string[]; slots?: string[] }[]
  nav?: { place: NavPlace; path: string; order: number; label: string; icon?: string }[]
  slots?: Record<string, unknown>
}
type Indexes = () => Promise<{ default: RemoteIndexes }>

/** Reads a remote's own account of itself out of its server bundle. */
export async function describeRemote(serverFile: string) {
  const { definition, indexes } = evaluate(serverFile)
  const words = await wordsOf(definition)
  const nav = (definition.nav ?? []).map(({ label, ...link }): ReleaseNavLink => ({
    ...link,
    label: labels(words, label, definition.name),
  }))
  const routes = definition.routes.map(({ id, path, search = [], slots }) => ({
    id,
    path,
    search,
    ...(slots ? { slots } : {}),
  }))
  return {
    routes,
    nav,
    slots: Object.keys(definition.slots ?? {}),
    indexes: indexes ? (Object.keys((await indexes()).default) as IndexKind[]) : [],
  }
}

/** The definition is plain data around functions that nobody calls here, so what the shell shares may be a stand-in. */
function evaluate(serverFile: string): { definition: Definition; indexes: Indexes | undefined } {
  const module = { exports: {} as { default?: Definition; indexes?: Indexes } }
  const run = compileFunction(readFileSync(serverFile, 'utf8'), ['module', 'exports', 'require'], {
    filename: serverFile,
  })
  run.call(module.exports, module, module.exports, (request: string) =>
    request === '@kinora/remote' ? remoteRoom : standIn,
  )
  const { default: definition, indexes } = module.exports
  if (!definition) throw new Error(`${serverFile} has no default export: src/remote.ts must export defineRemote(...)`)
  return { definition, indexes }
}

/** Answers every property, call and construction with itself. */
const standIn: unknown = new Proxy(function standIn() {}, {
  get: (_, property) => (property === Symbol.toPrimitive ? () => '' : property === 'then' ? undefined : standIn),
  apply: () => standIn,
  construct: () => standIn as object,
})

const remoteRoom = new Proxy(
  {},
  { get: (_, name) => (name === 'defineRemote' ? (definition: Definition) => definition : standIn) },
)

async function wordsOf({ i18n }: Definition): Promise<Record<Locale, Words>> {
  const entries = await Promise.all(LOCALES.map(async (locale) => [locale, (await i18n[locale]()).default] as const))
  return Object.fromEntries(entries) as Record<Locale, Words>
}

function labels(words: Record<Locale, Words>, key: string, name: string): Record<Locale, string> {
  const find = (locale: Locale) => {
    const found = key
      .split('.')
      .reduce<Words | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), words[locale])
    if (typeof found !== 'string') throw new Error(`${name}: nav label "${key}" has no words in ${locale}.json`)
    return found
  }
  return { pl: find('pl'), en: find('en') }
}
