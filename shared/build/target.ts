import { createHash } from 'node:crypto'

/** What both bundles of a release are built from. */
export type Target = {
  /** The package's folder, absolute. */
  packageFolder: string
  /** Package name: `shell` or `mfe-…`. */
  name: string
  version: string
  /** Where the release's files go, absolute. */
  outFolder: string
  mode: 'production' | 'development'
  /** By default what is for production is minified. */
  minify?: boolean | undefined
}

export type ClientTarget = Target & { cacheFolder: string }

/** A client bundle as far as a release document describes it. */
export type ClientBundle = {
  /** The files of a named chunk and of what it needs; undefined if there is no such chunk. */
  filesOf: (chunk: string) => string[] | undefined
}

/** The version during the build. The real one depends on the result, and replaces it there (setVersion.ts). */
export const PLACEHOLDER = '0.0.0-version-placeholder'

export const isShell = ({ name }: Pick<Target, 'name'>) => name === 'shell'

/** The file that starts the client bundle. */
export const entryOf = (target: Pick<Target, 'name'>) => (isShell(target) ? 'main.js' : 'remoteEntry.js')

/** The global that a release's container defines. It contains the version, so that two versions never share a name. */
export const globalName = ({ name, version }: Pick<Target, 'name' | 'version'>) => identifier(`${name}_${version}`)

/** The public path of a release's client bundle. The version in the path makes every file immutable. */
export const publicPath = ({ name, version }: Pick<Target, 'name' | 'version'>) =>
  `/releases/${name}/${version}/client/`

/** The end of a release's class names. It depends on the version, so that two releases of one remote can be on a page. */
export const classSuffix = (version: string) =>
  version === PLACEHOLDER
    ? identifier(`class_${version}`)
    : createHash('sha256').update(version).digest('hex').slice(0, 4)

export const identifier = (text: string) => text.replace(/\W/g, '_')
