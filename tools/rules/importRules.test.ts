import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { after, before, test } from 'node:test'
import { root } from '../setup/root.js'

/** A planted violation for each rule. */
const planted: Record<string, [from: string, to: string]> = {
  'remotes-are-strangers': ['mfe-one/src/remote.ts', 'mfe-two/src/remote.ts'],
  'indexes-stay-on-the-server': ['mfe-one/src/remote.ts', 'mfe-one/src/indexes.ts'],
  'shell-reaches-remotes-by-url': ['shell/src/routes.ts', 'mfe-two/src/remote.ts'],
  'shared-knows-nobody': ['shared/ui/index.ts', 'shell/src/header.ts'],
  'shared-by-the-index': ['mfe-one/src/screens/OneScreen.ts', 'shared/ui/secret.ts'],
  'shared-packages-meet-at-their-index': ['shared/remote/index.ts', 'shared/ui/secret.ts'],
  'servers-and-web-are-apart': ['gateway/src/server.ts', 'shared/ui/index.ts'],
  'web-and-servers-are-apart': ['mfe-two/src/screens/TwoScreen.ts', 'sandbox/src/server.ts'],
  'nobody-imports-the-api': ['gateway/src/peek.ts', 'api/src/app/app.ts'],
  'nobody-imports-the-gateway': ['sandbox/src/peek.ts', 'gateway/src/app.ts'],
  'releases-by-the-index': ['gateway/src/store.ts', 'releases/src/store/folderStore.ts'],
  'api-knows-no-release': ['api/src/media/store.ts', 'releases/src/index.ts'],
  'objects-know-no-release': ['releases/src/objects/read.ts', 'releases/src/index.ts'],
  'web-takes-only-types-from-contracts': ['mfe-one/src/program.ts', 'shared/contracts/index.ts'],
  'shared-layer-0-imports-lower-layers': ['shared/limits/index.ts', 'shared/typeset/index.ts'],
  'shared-layer-1-imports-lower-layers': ['shared/contracts/index.ts', 'shared/i18n/index.ts'],
  'shared-layer-2-imports-lower-layers': ['shared/notices/index.ts', 'shared/ui/index.ts'],
  'shared-layer-3-imports-lower-layers': ['shared/session/index.ts', 'shared/http/index.ts'],
  'shared-layer-4-imports-lower-layers': ['shared/http/index.ts', 'shared/ui/index.ts'],
  'shared-layer-5-imports-lower-layers': ['shared/forms/index.ts', 'shared/remote/index.ts'],
  'build-knows-data-alone': ['shared/build/index.ts', 'shared/ui/index.ts'],
  'demo-has-a-public-entry': ['tools/start.ts', 'demo/films.ts'],
  'sandbox-is-never-in-production': ['api/src/messages/mail/peek.ts', 'sandbox/src/mailbox.ts'],
  'sandbox-has-a-public-entry': ['tools/start.ts', 'sandbox/src/mailbox.ts'],
  'product-never-imports-tools': ['gateway/src/start.ts', 'tools/setup/step.ts'],
  'tools-know-no-journey': ['tools/checks/journeys.ts', 'e2e/support/signIn.ts'],
  'journeys-share-signing-in': ['bench/visit.ts', 'e2e/support/people.ts'],
  'nobody-imports-measurements': ['tools/start.ts', 'bench/median.ts'],
  'tools-share-what-starts-things': ['e2e/support/check.ts', 'tools/checks/running/runSuites.ts'],
  'features-are-neighbours': ['mfe-one/src/features/likes/like.ts', 'mfe-one/src/features/films/film.ts'],
  'features-never-look-up': ['mfe-one/src/features/films/film.ts', 'mfe-one/src/screens/OneScreen.ts'],
  'screens-and-slots-are-apart': ['mfe-one/src/slots/OneSlot.ts', 'mfe-one/src/screens/TwoScreen.ts'],
  'api-platform-imports-lower-areas': ['api/src/platform/peek.ts', 'api/src/identity/index.ts'],
  'api-identity-imports-lower-areas': ['api/src/identity/peek.ts', 'api/src/messages/index.ts'],
  'api-messages-imports-lower-areas': ['api/src/messages/peek.ts', 'api/src/catalogue/index.ts'],
  'api-media-imports-lower-areas': ['api/src/media/peek.ts', 'api/src/catalogue/index.ts'],
  'api-catalogue-imports-lower-areas': ['api/src/catalogue/peek.ts', 'api/src/money/index.ts'],
  'api-money-imports-lower-areas': ['api/src/money/peek.ts', 'api/src/team/index.ts'],
  'api-team-imports-lower-areas': ['api/src/team/peek.ts', 'api/src/care/index.ts'],
  'api-care-imports-lower-areas': ['api/src/care/peek.ts', 'api/src/desk/index.ts'],
  'api-desk-imports-lower-areas': ['api/src/desk/peek.ts', 'api/src/accounts/index.ts'],
  'api-accounts-imports-lower-areas': ['api/src/accounts/peek.ts', 'api/src/app/app.ts'],
  'api-areas-have-entries': ['api/src/catalogue/list.ts', 'api/src/media/link.ts'],
  'api-tables-import-tables-alone': ['api/src/care/careTables.ts', 'api/src/care/answer.ts'],
  'api-runs-without-content': ['api/src/catalogue/programs/example.ts', 'content/index.ts'],
  'identity-stands-alone': ['content/identity/index.ts', 'content/program.ts'],
  'content-knows-no-demo': ['content/programs/example.ts', 'demo/index.ts'],
  'one-way-to-a-connection': ['api/src/care/training/secondPool.ts', 'node_modules/pg/index.js'],
  'queries-speak-only-sql': ['api/src/catalogue/programs/programQueries.ts', 'node_modules/fastify/index.js'],
  'gateway-http-imports-earlier-folders': ['gateway/src/http/problem.ts', 'gateway/src/live/snapshot.ts'],
  'gateway-third-parties-imports-earlier-folders': ['gateway/src/third-parties/frame.ts', 'gateway/src/config.ts'],
  'gateway-live-imports-earlier-folders': ['gateway/src/live/snapshot.ts', 'gateway/src/pages/pages.ts'],
  'gateway-operations-imports-earlier-folders': ['gateway/src/operations/probes.ts', 'gateway/src/pages/pages.ts'],
  'gateway-files-imports-earlier-folders': ['gateway/src/files/files.ts', 'gateway/src/pages/pages.ts'],
  'gateway-previews-imports-earlier-folders': ['gateway/src/previews/previews.ts', 'gateway/src/pages/pages.ts'],
  'gateway-pages-imports-earlier-folders': ['gateway/src/pages/pages.ts', 'gateway/src/proxy/proxy.ts'],
  'gateway-proxy-imports-earlier-folders': ['gateway/src/proxy/proxy.ts', 'gateway/src/app.ts'],
  'gateway-against-imports-earlier-folders': ['gateway/src/against/against.ts', 'gateway/src/app.ts'],
  'only-tests-use-test-doubles': ['mfe-one/src/player.ts', 'mfe-one/src/film.fake.ts'],
  'no-circles': ['demo/egg.ts', 'demo/hen.ts'],
}

const field = mkdtempSync(join(tmpdir(), 'kinora-rules-'))
let brokenRules: Set<string>

before(() => {
  for (const [from, to] of Object.values(planted)) plant(from, to)
  plant('demo/hen.ts', 'demo/egg.ts', 'import type { planted } from')
  writeFileSync(
    join(field, 'tsconfig.base.json'),
    JSON.stringify({ compilerOptions: { module: 'preserve', allowImportingTsExtensions: true, noEmit: true } }),
  )
  brokenRules = rulesBroken()
})
after(() => rmSync(field, { recursive: true }))

const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[]
}

for (const { name } of forbidden) {
  test(`${name} catches its planted violation`, () => {
    assert.ok(name in planted, 'a new rule needs a planted violation')
    assert.ok(brokenRules.has(name))
  })
}

test('the rules run on the workspace: modules are found', () => {
  const report = JSON.parse(cruise(root, ['shared', '--output-type', 'json'])) as { summary: { totalCruised: number } }
  assert.ok(report.summary.totalCruised > 20)
})

function plant(from: string, to: string, statement = 'import') {
  for (const file of [from, to]) mkdirSync(dirname(join(field, file)), { recursive: true })
  writeFileSync(join(field, to), 'export const planted = 1\n', { flag: 'a' })
  writeFileSync(join(field, from), `${statement} '${relative(dirname(from), to).replace(/^(?!\.)/, './')}'\n`, {
    flag: 'a',
  })
}

function rulesBroken(): Set<string> {
  const folders = readdirSync(field).filter((name) => !/node_modules|json$/.test(name))
  const report = JSON.parse(cruise(field, [...folders, '--output-type', 'json'])) as {
    summary: { violations: { rule: { name: string } }[] }
  }
  return new Set(report.summary.violations.map(({ rule }) => rule.name))
}

/** The exit code is the number of violations, which is ignored here. */
function cruise(cwd: string, args: string[]): string {
  const script = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  return spawnSync(process.execPath, [script, '--config', join(root, '.dependency-cruiser.cjs'), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 50e6,
  }).stdout
}
