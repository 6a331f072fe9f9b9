/**
 * The allowed imports. `$1` and `$2` are the groups that `from` captured, so the rules apply to new remotes and
 * features without a change. tools/rules/importRules.test.ts plants a violation of each rule.
 */
const rule = (name, from, to) => ({ name, severity: 'error', from, to })
const web = '^(shell|mfe-[^/]+)'
const server = '^(api|gateway|releases|sandbox)/'
/** The one test that compares the server's routing with the browser's. */
const agreement = '^shell/src/routesAgree\\.test\\.tsx$'
const above = '^(shell|mfe-[^/]+|api|gateway|releases|sandbox|content(?!/identity/)|demo|tools|e2e|bench)/'
const test = '\\.(test|fake|e2e)\\.tsx?$|^(shared/testing|api/testing|e2e|bench|tools)/'

/**
 * Layers of shared packages: each imports only packages of earlier lines. Tests and @kinora/testing may import all;
 * @kinora/build has its own rule.
 */
const layers = [
  ['limits', 'qr', 'typeset'],
  ['contracts', 'paths', 'search'],
  ['events', 'i18n', 'notices', 'referral', 'router'],
  ['session'],
  ['http', 'outbox', 'ui'],
  ['forms', 'remote'],
]
const packagesIn = (lines) => lines.flat().map((name) => `^shared/${name}/`)

module.exports = {
  forbidden: [
    rule('remotes-are-strangers', { path: '^(mfe-[^/]+)/' }, { path: '^mfe-[^/]+/', pathNot: '^$1/' }),
    rule('indexes-stay-on-the-server', {}, { path: '^mfe-[^/]+/src/indexes\\.ts$' }),
    rule('shell-reaches-remotes-by-url', { path: '^shell/' }, { path: '^mfe-' }),
    rule('shared-knows-nobody', { path: '^shared/' }, { path: above }),
    rule(
      'shared-by-the-index',
      { pathNot: '^shared/' },
      { path: '^shared/', pathNot: '^shared/[^/]+/index\\.ts$|\\.(css|json|d\\.ts)$' },
    ),
    rule(
      'shared-packages-meet-at-their-index',
      { path: '^shared/([^/]+)/', pathNot: test },
      { path: '^shared/', pathNot: '^shared/$1/|^shared/[^/]+/index\\.ts$' },
    ),
    rule(
      'servers-and-web-are-apart',
      { path: server, pathNot: test },
      { path: `${web}/|^shared/(?!contracts/|limits/|paths/|search/|typeset/|build/)` },
    ),
    rule('web-and-servers-are-apart', { path: `${web}/`, pathNot: agreement }, { path: server }),
    rule('nobody-imports-the-api', { pathNot: '^api/' }, { path: '^api/', pathNot: '^api/testing/' }),
    rule(
      'nobody-imports-the-gateway',
      { pathNot: `^gateway/|${agreement}` },
      { path: '^gateway/', pathNot: '\\.fake\\.ts$' },
    ),
    rule(
      'releases-by-the-index',
      { pathNot: '^releases/' },
      { path: '^releases/', pathNot: '^releases/src/(index|(store|thorough)\\.fake)\\.ts$' },
    ),
    rule(
      'web-takes-only-types-from-contracts',
      { path: `${web}/`, pathNot: test },
      { path: '^shared/contracts/', dependencyTypesNot: ['type-only'] },
    ),
    ...layers.map((layer, index) =>
      rule(
        `shared-layer-${index}-imports-lower-layers`,
        { path: `^shared/(${layer.join('|')})/`, pathNot: test },
        { path: '^shared/', pathNot: ['^shared/$1/', ...packagesIn(layers.slice(0, index))] },
      ),
    ),
    rule(
      'build-knows-data-alone',
      { path: '^shared/build/' },
      { path: '^shared/', pathNot: ['^shared/build/', ...packagesIn(layers.slice(0, 2))] },
    ),
    rule('demo-has-a-public-entry', { pathNot: '^demo/' }, { path: '^demo/', pathNot: '^demo/index\\.ts$' }),
    rule('sandbox-is-never-in-production', { pathNot: ['^(sandbox|tools|e2e|bench)/', test] }, { path: '^sandbox/' }),
    rule(
      'sandbox-has-a-public-entry',
      { pathNot: '^sandbox/' },
      {
        path: '^sandbox/',
        pathNot: '^sandbox/src/(app|thirdPartyStubs|payments/pages/words)\\.ts$|^sandbox/testing/index\\.ts$',
      },
    ),
    rule('product-never-imports-tools', { pathNot: ['^(tools|e2e|bench)/', test] }, { path: '^(tools|e2e|bench)/' }),
    rule(
      'journeys-share-their-product-alone',
      { pathNot: '^e2e/' },
      { path: '^e2e/', pathNot: '^e2e/support/(product|signIn)\\.ts$' },
    ),
    rule('nobody-imports-measurements', { pathNot: '^(bench/|tools/product/bench\\.test)' }, { path: '^bench/' }),
    rule(
      'tools-share-what-starts-things',
      { pathNot: '^tools/' },
      { path: '^tools/', pathNot: '^tools/(product|setup|start)/|^tools/checks/find(Chromium|Program)\\.ts$' },
    ),
    rule(
      'features-are-neighbours',
      { path: `${web}/src/features/([^/]+)/` },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'features-never-look-up',
      { path: `${web}/src/features/`, pathNot: test },
      { path: '^$1/src/', pathNot: '^$1/src/(features|locales)/' },
    ),
    // Slot components are shown on other remotes' screens: code that both need is a feature.
    rule(
      'screens-and-slots-are-apart',
      { path: `${web}/src/(screens|slots)/`, pathNot: test },
      { path: '^$1/src/(screens|slots)/', pathNot: '^$1/src/$2/' },
    ),
    rule(
      'api-database-knows-no-feature',
      { path: '^api/src/database/', pathNot: test },
      { path: '^api/src/(?!database/)[^/]+/|^api/src/(app|schema)\\.ts$' },
    ),
    rule(
      'api-http-knows-no-feature',
      { path: '^api/src/http/', pathNot: test },
      { path: '^api/src/(?!(http|database)/)[^/]+/|^api/src/(app|schema)\\.ts$' },
    ),
    rule(
      'api-identity-knows-no-feature',
      { path: '^api/src/identity/', pathNot: test },
      { path: '^api/src/(?!(identity|http|database)/)[^/]+/|^api/src/(app|schema)\\.ts$' },
    ),
    rule(
      'api-features-have-entries',
      { path: '^api/src/([^/]+)', pathNot: `${test}|^api/src/schema\\.ts$` },
      {
        path: '^api/src/(?!(database|http|identity)/)[^/]+/',
        pathNot: '^api/src/$1/|^api/src/[^/]+/index\\.ts$|Tables\\.ts$',
      },
    ),
    rule(
      'api-tables-are-their-features-own',
      { path: '^api/src/(?!schema\\.ts)([^/]+)', pathNot: `${test}|Tables\\.ts$` },
      { path: 'Tables\\.ts$', pathNot: '^api/src/$1/|^api/src/identity/' },
    ),
    // The company's facts are no content of the database: texts take them when they are built or written.
    rule(
      'api-runs-without-content',
      { path: '^api/src/', pathNot: test },
      { path: '^(content(?!/identity/)|demo|api/imports)/' },
    ),
    rule(
      'identity-stands-alone',
      { path: '^content/identity/' },
      { pathNot: '^(content/identity/|shared/limits/index\\.ts$)' },
    ),
    rule('content-knows-no-demo', { path: '^content/' }, { path: '^demo/' }),
    rule(
      'one-way-to-a-connection',
      {
        path: '^api/src/',
        pathNot:
          '^api/src/database/(openPostgres|openEmbedded|embeddedScript|clientLeases|transact)\\.ts$|\\.test\\.ts$',
      },
      { path: 'node_modules/(pg|@electric-sql/pglite|drizzle-orm/(node-postgres|pglite))/' },
    ),
    rule('queries-speak-only-sql', { path: 'Queries\\.ts$' }, { path: 'node_modules/@?fastify' }),
    rule('only-tests-use-test-doubles', { pathNot: test }, { path: '\\.fake\\.tsx?$|^shared/testing/' }),
    rule('no-circles', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.kinora|\\.node|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
