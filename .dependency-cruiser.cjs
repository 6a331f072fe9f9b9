/**
 * Who may import whom. One rule a sentence; `$1`, `$2` are what `from` captured, so a new remote or feature is guarded
 * without a new line. tools/rules/importRules.test.ts plants a violation of each.
 */
const rule = (name, from, to) => ({ name, severity: 'error', from, to })
const web = '^(shell|mfe-[^/]+)'
const server = '^(api|gateway|releases|sandbox)/'
const above = '^(shell|mfe-[^/]+|api|gateway|releases|sandbox|demo|tools|e2e|bench)/'
const test = '\\.(test|fake|e2e)\\.tsx?$|^(shared/testing|api/testing|e2e|bench|tools)/'

module.exports = {
  forbidden: [
    rule('remotes-are-strangers', { path: '^(mfe-[^/]+)/' }, { path: '^mfe-[^/]+/', pathNot: '^$1/' }),
    rule('shell-reaches-remotes-by-url', { path: '^shell/' }, { path: '^mfe-' }),
    rule('shared-knows-nobody', { path: '^shared/' }, { path: above }),
    rule('shared-has-doors', { pathNot: '^shared/' }, { path: '^shared/', pathNot: '^shared/[^/]+/index\\.ts$|\\.(css|json|d\\.ts)$|^shared/build/jest\\.cjs$' }),
    rule('rooms-have-doors', { path: '^shared/([^/]+)/', pathNot: test }, { path: '^shared/', pathNot: '^shared/$1/|^shared/[^/]+/index\\.ts$' }),
    rule('servers-and-web-are-apart', { path: server, pathNot: test }, { path: `${web}/|^shared/(?!contracts/|limits/|paths/|build/)` }),
    rule('web-and-servers-are-apart', { path: `${web}/` }, { path: server }),
    rule('nobody-imports-the-api', { pathNot: '^api/' }, { path: '^api/', pathNot: '^api/testing/' }),
    rule('nobody-imports-the-gateway', { pathNot: '^gateway/' }, { path: '^gateway/' }),
    rule('releases-have-a-door', { pathNot: '^releases/' }, { path: '^releases/', pathNot: '^releases/src/(index|store\\.fake)\\.ts$' }),
    rule('web-takes-only-types-from-contracts', { path: `${web}/`, pathNot: test }, { path: '^shared/contracts/', dependencyTypesNot: ['type-only'] }),
    rule('ground-floor-stands-alone', { path: '^shared/(limits|contracts|paths)/' }, { path: '^shared/', pathNot: '^shared/(limits|contracts|paths)/' }),
    rule('notices-and-http-have-no-face', { path: '^shared/(notices|http)/', pathNot: test }, { path: '^shared/(ui|testing)/' }),
    rule('features-are-neighbours', { path: `${web}/src/features/([^/]+)/` }, { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' }),
    rule('features-never-look-up', { path: `${web}/src/features/`, pathNot: test }, { path: '^$1/src/', pathNot: '^$1/src/(features|locales)/' }),
    rule('api-rooms-are-neighbours', { path: '^api/src/(?!plugins/|db/)([^/]+)/', pathNot: test }, { path: '^api/src/(?!plugins/|db/)[^/]+/', pathNot: '^api/src/$1/' }),
    rule('one-way-to-a-connection', { path: '^api/src/', pathNot: '^api/src/db/(openPostgres|openEmbedded|clientLeases|transact)\\.ts$|\\.test\\.ts$' }, { path: 'node_modules/(pg|@electric-sql/pglite|drizzle-orm/(node-postgres|pglite))/' }),
    rule('queries-speak-only-sql', { path: 'Queries\\.ts$' }, { path: 'node_modules/@?fastify' }),
    rule('only-tests-use-test-doubles', { pathNot: test }, { path: '\\.fake\\.tsx?$|^shared/testing/' }),
    // Types are gone when the program runs, so two files may know each other's.
    rule('no-circles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.kinora|\\.node|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
