import type { ReleaseDocument } from '@kinora/contracts'
import { basename } from 'node:path'
import { globalName } from './target.ts'

type Described = Pick<ReleaseDocument, 'name' | 'version' | 'entry' | 'consumes'>

const NONE = { sync: [], async: [] }

/**
 * `mf-manifest.json` in Module Federation's format, for other hosts and devtools. Kinora itself reads the release
 * document. Files are found beside the manifest, whatever host asks for them.
 */
export function federationManifest({ name, version, entry, consumes }: Described) {
  const global = globalName({ name, version })
  const files = (paths: string[]) => paths.map((path) => path.replace(/^client\//, ''))
  return {
    id: global,
    name: global,
    metaData: {
      name: global,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: basename(entry.scripts[0]!), path: '', type: 'global' },
      globalName: global,
      publicPath: 'auto',
    },
    shared: Object.entries(consumes).map(([id, { range }]) => ({
      id,
      name: id,
      singleton: true,
      requiredVersion: range,
      version: range.replace('^', ''),
      // The host brings them: a remote has no copy.
      assets: { js: NONE, css: NONE },
    })),
    remotes: [],
    exposes: [
      {
        id: `${global}:remote`,
        name: 'remote',
        path: './remote',
        assets: {
          js: { sync: files(entry.scripts.slice(1)), async: [] },
          css: { sync: files(entry.styles), async: [] },
        },
      },
    ],
  }
}
