import { createHash } from 'node:crypto'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

const HASHES = 'self.kinoraIntegrity'

/** Runs wherever webpack adds a tag: no hash, no request (W3C Subresource Integrity says nothing of missing ones). */
const demandHash = (tag: string, url: string) => `
var integrity = (${HASHES} || {})[new URL(${url}, location.href).pathname];
if (!integrity) throw new Error('No signed hash for ' + ${url});
${tag}.integrity = integrity;
${tag}.crossOrigin = 'anonymous';
`

/**
 * Every script and style that a release loads later is held to a hash that its entry brings along. The entry itself is
 * held to the signed release document by whoever loads it, so the chain has no gap.
 */
export class RequireIntegrity {
  readonly entry: string
  readonly publicPath: string

  constructor(options: { entry: string; publicPath: string }) {
    this.entry = options.entry
    this.publicPath = options.publicPath
  }

  apply(compiler: Compiler) {
    const name = 'RequireIntegrity'
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime as unknown as {
        LoadScriptRuntimeModule: {
          getCompilationHooks: (of: typeof compilation) => {
            createScript: { tap: (name: string, add: (source: string) => string) => void }
          }
        }
      }
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => source + demandHash('script', 'url'),
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => source + demandHash(tag, href),
      )

      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const hashes = Object.fromEntries(
            Object.entries(assets)
              .filter(([file]) => /\.(js|css)$/.test(file) && file !== this.entry)
              .map(([file, source]) => [this.publicPath + file, integrityOf(source.buffer())]),
          )
          const line = `Object.assign(${HASHES}??={},${JSON.stringify(hashes)});\n`
          compilation.updateAsset(this.entry, (source) => new webpack.sources.ConcatSource(line, source))
        },
      )
    })
  }
}

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
