import webpack from 'webpack'
import { clientConfig } from './clientConfig.ts'
import { compile } from './compile.ts'
import type { ClientBundle, ClientTarget } from './target.ts'

/** What can build the part of a remote that browsers load (docs/decisions/063). Servers' part is always webpack's. */
export const BUNDLERS = ['webpack', 'enhanced', 'rspack', 'vite'] as const
export type Bundler = (typeof BUNDLERS)[number]

/**
 * Builds the client bundle into `client/` of the release. The tools of a bundler other than webpack are loaded when they
 * are asked for: a remote that uses them has them installed.
 * @throws Error that lists what is wrong
 */
export async function bundleClient(target: ClientTarget, bundler: Bundler): Promise<ClientBundle> {
  if (bundler === 'rspack') return (await import('./bundleByRspack.ts')).bundleByRspack(target)
  if (bundler === 'vite') return (await import('./bundleByVite.ts')).bundleByVite(target)
  const { namedChunkGroups } = await compile(clientConfig(target, await containerPlugin(bundler)))
  return { filesOf: (chunk) => namedChunkGroups.get(chunk)?.getFiles() }
}

/** Module Federation's own plugin has the same options, and brings its runtime. */
async function containerPlugin(bundler: 'webpack' | 'enhanced') {
  if (bundler === 'webpack') return webpack.container.ModuleFederationPlugin
  const { ModuleFederationPlugin } = await import('@module-federation/enhanced/webpack')
  return class extends ModuleFederationPlugin {
    constructor(options: object) {
      super({ ...options, dts: false, manifest: false })
    }
  }
}
