import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { globalName, isShell, type Target } from './target.ts'

const require = createRequire(import.meta.url)

type Options = Pick<Target, 'name' | 'version' | 'packageFolder'> & { cacheFolder: string }

/**
 * swc's plugin for remotes that depend on styled-components. The class names of a release contain its version, and do not
 * depend on which component is evaluated first.
 */
export function styledPlugin({ name, version, packageFolder, cacheFolder }: Options) {
  if (isShell({ name }) || !dependsOnStyled(packageFolder)) return {}
  const settings = {
    ssr: true,
    displayName: false,
    fileName: false,
    minify: true,
    pure: true,
    transpileTemplateLiterals: true,
    namespace: globalName({ name, version }),
  }
  return {
    cacheRoot: join(cacheFolder, 'swc'),
    plugins: [[require.resolve('@swc/plugin-styled-components'), settings]],
  }
}

function dependsOnStyled(packageFolder: string): boolean {
  const { dependencies = {} } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  return 'styled-components' in dependencies
}
