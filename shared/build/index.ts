export { buildRelease, type BuildOptions, type BuiltRelease } from './buildRelease.ts'
export { clientConfig } from './clientConfig.ts'
export { compile } from './compile.ts'
