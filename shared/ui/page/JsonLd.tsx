import { useHydrated } from './useHydrated.ts'

/**
 * schema.org data, in the server's HTML alone. A browser that made this element would make it by innerHTML,
 * which Trusted Types refuse; while hydrating it only adopts what is there.
 */
export function JsonLd({ data }: { data: object }) {
  if (useHydrated()) return null
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
