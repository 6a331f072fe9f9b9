import { useHydrated } from './useHydrated.ts'

/**
 * schema.org data, only in the server's HTML. In the browser React would create the element by innerHTML, which Trusted
 * Types refuse; hydration only adopts the existing element.
 */
export function JsonLd({ data }: { data: object }) {
  if (useHydrated()) return null
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
