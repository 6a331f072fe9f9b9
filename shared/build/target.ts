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
}

export const isShell = ({ name }: Target) => name === 'shell'

/** The global that a release's container defines. It contains the version, so that two versions never share a name. */
export const globalName = ({ name, version }: Pick<Target, 'name' | 'version'>) =>
  `${name}_${version}`.replace(/\W/g, '_')

/** The public path of a release's client bundle. The version in the path makes every file immutable. */
export const publicPath = ({ name, version }: Pick<Target, 'name' | 'version'>) =>
  `/releases/${name}/${version}/client/`
