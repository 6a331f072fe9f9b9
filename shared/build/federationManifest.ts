import type { ReleaseDocument } from '@kinora/contracts'
import { basename } from 'node:path'
import { globalName } from './target.ts'

type Described = Pick<ReleaseDocument, 'name' | 'version' | 'entry' | 'consumes'>

/**
 * `mf-manifest.json` in Module Federation's format, for other hosts and devtools. Kinora itself reads the release
 * document.
 */
export function federationManifest({ name, version, entry, consumes }: Described, publicPath: string) {
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
      publicPath,
    },
    shared: Object.entries(consumes).map(([id, { range }]) => ({
      id,
      name: id,
      singleton: true,
      requiredVersion: range,
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
