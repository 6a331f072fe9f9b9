import type { PageState, RegisteredRemote, ReleaseManifest, ReleaseSlot, Runtime } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { LoadedRelease } from '../store/loadRelease.ts'
import type { LoadedRemote } from '../store/loadManifest.ts'

/** The URL path of a release's file. */
export const releaseUrl = ({ name, version }: { name: string; version: string }, file: string) =>
  `/releases/${name}/${version}/${file}`

/** The page state that all pages of a manifest share in one locale. */
export function describePage(
  { manifest, remotes }: { manifest: Pick<ReleaseManifest, 'id'>; remotes: LoadedRemote[] },
  locale: Locale,
  origin: string,
): Omit<PageState, 'rendered'> {
  const links = remotes.flatMap(({ pages }) => pages.nav).sort((a, b) => a.order - b.order)
  return {
    manifest: manifest.id,
    locale,
    origin,
    remotes: remotes.map(register),
    nav: links.map(({ place, path, icon, role, label }) => ({
      place,
      path,
      ...(icon === undefined ? {} : { icon }),
      ...(role === undefined ? {} : { role }),
      label: label[locale],
    })),
  }
}

function register({ name, version, release, fallback, pages }: LoadedRemote): RegisteredRemote {
  const container = release && containerOf(release)
  const fallbackContainer = fallback && containerOf(fallback)
  return {
    name,
    version,
    ...container,
    routes: pages.routes.map(({ id, path, slots }) => ({ id, path, ...(slots ? { slots } : {}) })),
    ...slotsOf(release?.document.slots ?? []),
    ...(fallbackContainer ? { fallback: { version: fallback.document.version, ...fallbackContainer } } : {}),
  }
}

function slotsOf(slots: ReleaseSlot[]): Pick<RegisteredRemote, 'slots' | 'slotRoles'> {
  const roles = slots.flatMap(({ name, role }) => (role ? [[name, role] as const] : []))
  return {
    ...(slots.length > 0 ? { slots: slots.map(({ name }) => name) } : {}),
    ...(roles.length > 0 ? { slotRoles: Object.fromEntries(roles) } : {}),
  }
}

type Container = { entry: string; integrity: string; runtime?: Runtime }

/** The container is the first script of a remote's entry. */
function containerOf({ document }: LoadedRelease): Container | null {
  const [file] = document.entry.scripts
  const integrity = file === undefined ? undefined : document.files[file]?.integrity
  if (file === undefined || integrity === undefined) return null
  const { runtime } = document
  return { entry: releaseUrl(document, file), integrity, ...(runtime && { runtime }) }
}
