import type { Assets, ReleaseDocument } from '@kinora/contracts'

/** What a page or a slot component needs: its address, `/programs/:id`, or its slot's name, and compressed bytes. */
type RouteSize = { route: string; bytes: number }

/** The scripts and styles of each route and slot component with those of the entry, compressed with Brotli. */
export function routeSizes({ entry, routes, slots, files }: ReleaseDocument): RouteSize[] {
  const bytesOf = (file: string) => (files[`${file}.br`] ?? files[file])?.bytes ?? 0
  const sizeOf = (route: string, assets: Assets) => {
    const needed = new Set([entry, assets].flatMap(({ scripts, styles }) => [...scripts, ...styles]))
    return { route, bytes: [...needed].reduce((sum, file) => sum + bytesOf(file), 0) }
  }
  return [
    ...routes.map((route) => sizeOf(`/${route.path.replace(/^\//, '')}`, route)),
    ...slots.map((slot) => sizeOf(slot.name, slot)),
  ]
}
