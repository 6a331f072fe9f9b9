import { interleave } from '../interleave.ts'
import type { Extent } from '../readFlags.ts'
import { bytesOf, serveBytes } from './serveBytes.ts'
import { hammer } from './hammer.ts'
import { paceTable } from './paceTable.ts'
import { LIST, unheardOf } from './programLists.ts'
import { startApi } from './startApi.ts'

/** Measures the API call of the program list, against a bare Fastify that answers the same bytes. */
export async function benchApi({ rounds, seconds }: Extent): Promise<string> {
  const api = await startApi()
  try {
    const bytes = await bytesOf(api.origin + LIST, {})
    const bare = await serveBytes(bytes)
    const notChanged = { headers: { 'if-none-match': bytes.headers['etag']! }, status: 304 }
    const cases = {
      bare: () => hammer({ seconds, url: bare.origin + LIST }),
      'from memory': () => hammer({ seconds, url: api.origin + LIST }),
      'bare, not changed (304)': () => hammer({ seconds, url: bare.origin + LIST, ...notChanged }),
      'not changed (304)': () => hammer({ seconds, url: api.origin + LIST, ...notChanged }),
      'from the database': () => hammer({ seconds, url: api.origin, path: unheardOf }),
    }
    await Promise.all([cases.bare(), cases['from memory'](), cases['from the database']()])
    const paces = await interleave('Asking the API for programs', rounds, cases)
    bare.end()
    return [
      `GET ${LIST} on ${api.onPostgres ? 'PostgreSQL' : 'the embedded database, because no PostgreSQL answers (name one: DATABASE_URL_TEST)'}`,
      `${(bytes.body.length / 1000).toFixed(1)} kB, ten connections; the reference is a bare Fastify that answers the same bytes`,
      paceTable(paces, {
        'from memory': 'bare',
        'not changed (304)': 'bare, not changed (304)',
        'from the database': 'bare',
      }),
    ].join('\n')
  } finally {
    await api.end()
  }
}
