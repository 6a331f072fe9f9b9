import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

/** The hashes by path, which the first line of the entry has (writeHashes.ts). */
export const HASHES = 'self.kinoraIntegrity'

/**
 * Code that runs wherever webpack adds a tag. Without a hash there is no request: Subresource Integrity (W3C) itself
 * allows files without a hash.
 */
export const demandHash = (tag: string, url: string) => `
var integrity = (${HASHES} || {})[new URL(${url}, location.href).pathname];
if (!integrity) throw new Error('No signed hash for ' + ${url});
${tag}.integrity = integrity;
${tag}.crossOrigin = 'anonymous';
`

/**
 * Checks every script and style that a release loads later against a hash in its entry (Subresource Integrity). Whoever
 * loads the entry checks it against the signed release document, so every file is verified.
 */
export class RequireIntegrity {
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
    })
  }
}
