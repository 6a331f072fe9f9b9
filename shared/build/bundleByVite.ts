import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Script } from 'node:vm'
import { build, type Plugin, type Rolldown } from 'vite'
import { classNameOf } from './classNameOf.ts'
import { oldestBrowsers } from './oldestBrowsers.ts'
import { sharedVersions } from './sharedModules.ts'
import { styleProblems } from './styleProblems.ts'
import { entryOf, globalName, publicPath, type ClientBundle, type ClientTarget } from './target.ts'

/**
 * A remote's client bundle by Vite: one script and one style sheet. Vite's own chunks are JavaScript modules, for which
 * the oldest supported browsers have no Subresource Integrity; one classic script needs none but its own.
 * @throws Error that says what is wrong
 */
export async function bundleByVite(target: ClientTarget): Promise<ClientBundle> {
  const { packageFolder, outFolder, mode, minify = mode === 'production' } = target
  const entry = entryOf(target)
  const { output } = await withEnvironment(() =>
    build({
      root: packageFolder,
      configFile: false,
      logLevel: 'error',
      mode,
      base: publicPath(target),
      publicDir: false,
      plugins: [ownStyles(packageFolder)],
      css: { modules: { generateScopedName: (local, file) => classNameOf(target, file.split('?')[0]!, local) } },
      build: {
        outDir: join(outFolder, 'client'),
        emptyOutDir: true,
        target: compileTargets(),
        minify,
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: 'src/remote.ts',
          external: Object.keys(sharedVersions),
          preserveEntrySignatures: 'strict',
          output: {
            format: 'cjs',
            exports: 'named',
            codeSplitting: false,
            entryFileNames: entry,
            assetFileNames: ({ names: [file = ''] }) =>
              file.endsWith('.css') ? 'remote.css' : 'images/[name].[hash][extname]',
          },
        },
      },
    }),
  )
  const [remote, ...others] = output
  const file = join(outFolder, 'client', entry)
  const script = container(globalName(target), remote.imports, await readFile(file, 'utf8'))
  // Its output is not always valid (docs/dependencies.md).
  new Script(script, { filename: file })
  await writeFile(file, script)
  const styles = others.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
  return { filesOf: (chunk) => (chunk === 'remote' ? styles : []) }
}

/** Vite sets NODE_ENV, which would hold for whatever else this process does, also after a build that failed. */
async function withEnvironment(work: () => ReturnType<typeof build>): Promise<Rolldown.RolldownOutput> {
  const { NODE_ENV } = process.env
  try {
    return (await work()) as Rolldown.RolldownOutput
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
  }
}

/** A container of Module Federation: it takes what it shares from the host's scope, and evaluates the bundle once. */
const container = (global: string, shared: string[], bundle: string) => `var ${global} = (() => {
  const evaluate = (require, exports, module) => {
${bundle}
  };
  let scope, remote;
  const load = async (name) => {
    const version = Object.values(scope[name] ?? {})[0];
    if (!version) throw new Error('The host does not share ' + name);
    return [name, (await version.get())()];
  };
  return {
    init: (given) => { scope = given },
    get: async () => {
      const packages = Object.fromEntries(await Promise.all(${JSON.stringify(shared)}.map(load)));
      return () => {
        if (!remote) {
          const module = { exports: {} };
          evaluate((name) => packages[name], module.exports, module);
          remote = module.exports;
        }
        return remote;
      };
    },
  };
})();
`

/** Refuses selectors that reach outside the remote, by file and line. */
const ownStyles = (packageFolder: string): Plugin => ({
  name: 'kinora:own-styles',
  enforce: 'pre',
  transform(code, id) {
    const [file] = id.split('?')
    if (!file?.endsWith('.css')) return
    const place = relative(packageFolder, file)
    if (!file.endsWith('.module.css')) this.error(`${place}: it styles the whole page. Name it .module.css.`)
    const problems = styleProblems(code).map(({ line, text }) => `${place}:${line}: ${text}`)
    if (problems.length > 0) this.error(problems.join('\n'))
  },
})

/** `chrome109`, of those that Vite knows. */
const compileTargets = () =>
  Object.entries(oldestBrowsers())
    .filter(([browser]) => ['chrome', 'edge', 'firefox', 'ios', 'safari'].includes(browser))
    .map(([browser, version]) => browser + version)
