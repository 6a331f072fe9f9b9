import { MissingFile } from './store.ts'

const NAME = /^[a-z][a-z0-9-]*$/
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]*$/
const FILE = /^(?!.*(?:^|\/)\.)[\w./@+~-]+$/
const RESERVED = ['manifests', 'plans']

/** Names come from URLs and command lines, so they are checked against path traversal. @throws MissingFile */
function checked(part: string, pattern: RegExp): string {
  if (!pattern.test(part)) throw new MissingFile(part)
  return part
}

export const isName = (name: string) => NAME.test(name) && !RESERVED.includes(name)
export const checkedName = (name: string) => checked(RESERVED.includes(name) ? '' : name, NAME)
/** A version, or the id of a manifest. */
export const checkedVersion = (version: string) => checked(version, VERSION)
export const checkedFile = (file: string) => checked(file, FILE)
