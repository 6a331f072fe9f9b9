import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { compile, moduleRules, sharedVersions } from '@kinora/build'
import { WORKSPACE } from '@kinora/releases'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'

export type ForeignHost = { origin: string; close: () => Promise<void> }

/**
 * Builds and serves another product than ours (`host.tsx`), at an origin of its own. It forwards calls of the API to
 * ours, as whoever shows our pages has to.
 */
export async function serveHost(api: string): Promise<ForeignHost> {
  const folder = await build()
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url!, 'http://foreign')
    if (pathname.startsWith('/api/')) {
      const forwarded = request(api + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) =>
        answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers)),
      )
      return void incoming.pipe(forwarded.on('error', () => outgoing.destroy()))
    }
    if (pathname !== '/main.js') return void outgoing.setHeader('content-type', 'text/html').end(PAGE)
    void readFile(join(folder, 'main.js')).then((script) =>
      outgoing.setHeader('content-type', 'text/javascript').end(script),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

const PAGE = '<!doctype html><meta charset="utf-8"><title>Foreign</title><main></main><script src="/main.js"></script>'

async function build(): Promise<string> {
  mkdirSync(join(WORKSPACE, '.kinora/variants'), { recursive: true })
  const outFolder = mkdtempSync(join(WORKSPACE, '.kinora/variants/foreign-'))
  const target = {
    // It provides what remotes share, as our shell does.
    name: 'shell',
    version: '1.0.0',
    packageFolder: WORKSPACE,
    outFolder,
    mode: 'production',
    cacheFolder: join(outFolder, 'cache'),
  } as const
  await compile({
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    entry: './host.tsx',
    output: { path: outFolder, publicPath: '/' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: moduleRules({ ...target, bundle: 'client' }) },
    optimization: { splitChunks: false, minimize: false },
    performance: { hints: false },
    plugins: [
      new MiniCssExtractPlugin(),
      new ModuleFederationPlugin({
        name: 'foreign',
        dts: false,
        manifest: false,
        shared: Object.fromEntries(
          Object.entries(sharedVersions).map(([name, version]) => [name, { singleton: true, eager: true, version }]),
        ),
      }),
    ],
  })
  return outFolder
}
