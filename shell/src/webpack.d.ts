import type { ShareScope } from './features/remotes/readOnlyShareScope.ts'

/** What webpack puts in place of these names in a build with shared packages (webpack.js.org/concepts/module-federation). */
declare global {
  function __webpack_init_sharing__(scope: 'default'): Promise<void>
  const __webpack_share_scopes__: { default: ShareScope }
}
