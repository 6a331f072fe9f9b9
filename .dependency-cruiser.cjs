/**
 * The allowed imports. `$1` and `$2` are the groups that `from` captured, so the rules apply to new remotes and
 * features without a change. tools/rules/importRules.test.ts plants a violation of each rule.
 */
const rule = (name, from, to) => ({ name, severity: 'error', from, to })
const web = '^(shell|mfe-[^/]+)'
const server = '^(api|gateway|releases|sandbox)/'
/** The one test that compares the server's routing with the browser's. */
const agreement = '^shell/src/routesAgree\\.test\\.tsx$'
/** The one test that compares the forms' rules with the API's; the index of the forms is for browsers. */
const fieldRules = '^api/src/identity/people/fieldRules\\.test\\.ts$'
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
  ['http', 'ui'],
  ['forms', 'outbox', 'remote'],
]
const packagesIn = (lines) => lines.flat().map((name) => `^shared/${name}/`)

/** Areas of the API, and which of the others each may import (decision 045). The app, above them, imports them all. */
const areas = {
  platform: [],
  identity: ['platform'],
  messages: ['platform', 'identity'],
  media: ['platform', 'identity'],
  catalogue: ['platform', 'identity', 'media'],
  money: ['platform', 'identity', 'messages', 'catalogue'],
  team: ['platform', 'identity', 'messages'],
  care: ['platform', 'identity', 'messages', 'catalogue', 'team'],
  desk: ['platform', 'identity', 'messages', 'money', 'team', 'care'],
  accounts: ['platform', 'identity', 'messages', 'media', 'money', 'team'],
}

/** Folders of the gateway: each imports only from those before it; `app.ts`, `against.ts` and `config.ts` are above all. */
const gatewayFolders = ['http', 'third-parties', 'live', 'operations', 'files', 'previews', 'pages', 'proxy', 'against']

module.exports = {
  forbidden: [
    rule('remotes-are-strangers', { path: '^(mfe-[^/]+)/' }, { path: '^mfe-[^/]+/', pathNot: '^$1/' }),
    rule('indexes-stay-on-the-server', {}, { path: '^mfe-[^/]+/src/indexes\\.ts$' }),
    rule('shell-reaches-remotes-by-url', { path: '^shell/' }, { path: '^mfe-' }),
    rule('shared-knows-nobody', { path: '^shared/' }, { path: above }),
    rule(
      'shared-by-the-index',
      { pathNot: `^shared/|${fieldRules}` },
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
      {
        path: '^releases/',
        pathNot: '^releases/src/(index|build/index|objects/(index|s3\\.fake)|store/store\\.fake|thorough\\.fake)\\.ts$',
      },
    ),
    rule('api-knows-no-release', { path: '^api/' }, { path: '^releases/', pathNot: '^releases/src/objects/' }),
    rule(
      'objects-know-no-release',
      { path: '^releases/src/objects/', pathNot: test },
      { path: '^releases/', pathNot: '^releases/src/objects/' },
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
    // Benches use journeys and what tests the API, and all use tools: never the other way round.
    rule('tools-know-no-journey', { path: '^tools/' }, { path: '^(e2e|api/testing)/' }),
    rule(
      'journeys-share-signing-in',
      { pathNot: '^e2e/' },
      { path: '^e2e/', pathNot: '^e2e/support/(signIn|checkMarkup)\\.ts$' },
    ),
    rule('nobody-imports-measurements', { pathNot: '^bench/' }, { path: '^bench/' }),
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
    ...Object.entries(areas).map(([area, lower]) =>
      rule(
        `api-${area}-imports-lower-areas`,
        { path: `^api/src/${area}/`, pathNot: test },
        { path: '^api/(src|imports)/', pathNot: `^api/src/(${[area, ...lower].join('|')})/` },
      ),
    ),
    rule(
      'api-areas-have-entries',
      { path: '^api/(src/[^/]+|imports)', pathNot: `${test}|Tables\\.ts$|^api/src/app/schema\\.ts$` },
      { path: '^api/src/(?!app/)[^/]+/', pathNot: '^api/$1/|^api/src/[^/]+/index\\.ts$' },
    ),
    // drizzle-kit reads the tables, and runs nothing else.
    rule(
      'api-tables-import-tables-alone',
      { path: '^api/src/.*Tables\\.ts$' },
      { path: '^api/(src|imports)/', pathNot: 'Tables\\.ts$|^api/src/platform/database/columns\\.ts$' },
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
          '^api/src/platform/database/drivers/(openPostgres|openEmbedded|embeddedScript|clientLeases|transact)\\.ts$|\\.test\\.ts$',
      },
      { path: 'node_modules/(pg|@electric-sql/pglite|drizzle-orm/(node-postgres|pglite))/' },
    ),
    ...gatewayFolders.map((folder, index) =>
      rule(
        `gateway-${folder}-imports-earlier-folders`,
        { path: `^gateway/src/${folder}/`, pathNot: test },
        { path: '^gateway/src/', pathNot: `^gateway/src/(${gatewayFolders.slice(0, index + 1).join('|')})/` },
      ),
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
