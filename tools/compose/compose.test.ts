import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { root } from '../setup/root.js'

type Service = {
  build?: { target: string }
  image: string
  pull_policy?: string
  user?: string
  command?: string[]
  ports?: string[]
  environment?: Record<string, string>
  healthcheck?: { test?: string[]; disable?: boolean }
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
}
type Compose = { services: Record<string, Service>; volumes: object; secrets: Record<string, { file: string }> }

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const compose = parse(text, { merge: true }) as Compose
const services = Object.entries(compose.services)
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

/** Jobs that other services wait for (`service_completed_successfully`). */
const jobs = new Set(
  services.flatMap(([, { depends_on = {} }]) =>
    Object.keys(depends_on).filter((name) => depends_on[name]?.condition === 'service_completed_successfully'),
  ),
)

/** The specification's JSON schema, without the `id`s of an old draft, which Ajv refuses. */
function composeSchema(): object {
  const drop = (key: string, value: unknown) =>
    (key === 'id' && typeof value === 'string') || key === '$schema' ? undefined : value
  return JSON.parse(readFileSync(join(import.meta.dirname, 'compose-spec.json'), 'utf8'), drop) as object
}

/** The schema's errors for a compose file; empty if it is valid. */
function problems(file: unknown): string[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  const valid = ajv.validate(composeSchema(), file)
  return valid ? [] : ajv.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

test('the file is valid by the Compose Specification', () => {
  assert.deepEqual(problems(compose), [])
})

test('the schema finds a misspelt key and a wrong type', () => {
  const broken = structuredClone(compose) as Compose & { services: { proxy: { helthcheck?: object; ports?: unknown } } }
  broken.services.proxy.helthcheck = {}
  broken.services.proxy.ports = '443'
  assert.ok(problems(broken).length >= 2)
})

test('there are two APIs and two gateways behind one proxy, with one PostgreSQL', () => {
  assert.deepEqual(Object.keys(compose.services).sort(), [
    'api-1',
    'api-2',
    'content',
    'gateway-1',
    'gateway-2',
    'postgres',
    'proxy',
    'release',
    'squads',
  ])
  assert.deepEqual(compose.services['api-1'], compose.services['api-2'])
  assert.deepEqual(compose.services['gateway-1'], compose.services['gateway-2'])
  const caddyfile = readFileSync(join(root, 'proxy/Caddyfile'), 'utf8')
  assert.match(caddyfile, /reverse_proxy gateway-1:3000 gateway-2:3000/)
  assert.match(caddyfile, /reverse_proxy api-1:3001 api-2:3001/)
  assert.deepEqual(
    services.filter(([, { ports }]) => ports).map(([name]) => name),
    ['proxy'],
    'only the proxy publishes ports',
  )
})

for (const [name, service] of services) {
  test(`${name} runs without root, ${jobs.has(name) ? 'once' : 'with a health check'}`, () => {
    assert.match(service.user ?? '', /^(node|postgres|[1-9]\d*:[1-9]\d*)$/)
    if (jobs.has(name)) assert.equal(service.healthcheck?.disable, true)
    else assert.equal(service.healthcheck?.test?.[0], 'CMD', 'the health check does not use a shell')
  })

  test(`${name} writes nothing outside volumes and tmpfs, and has no capabilities`, () => {
    assert.equal(service.read_only, true)
    assert.deepEqual(service.cap_drop, ['ALL'])
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'])
  })

  test(`${name} is a pinned image, or a target of the Dockerfile that is built once and does not run as root`, () => {
    const builds = services.filter(([, other]) => other.build && other.image === service.image)
    if (builds.length === 0) return assert.match(service.image, /:\d/)
    assert.equal(builds.length, 1, 'only one service builds the image')
    if (!service.build) assert.equal(service.pull_policy, 'never', 'the image is in no registry')
    const { target } = builds[0]![1].build!
    const stage = new RegExp(`^FROM \\S+:\\S+ AS ${target}\n([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(dockerfile)
    assert.ok(stage, `no target ${target}`)
    assert.match(stage[1]!, /^USER (?!root|0)/m)
  })
}

test('the proxy’s published ports equal the ports it listens on, because it announces them for HTTP/3', () => {
  assert.deepEqual(compose.services.proxy!.ports, ['80:80', '443:443', '443:443/udp'])
})

test('git ignores the secrets of the quick start', () => {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
  for (const file of ['.env', 'signing.pem']) assert.ok(ignored.includes(file), file)
})

test('no secret has a value or a default: a missing one fails with a message', () => {
  const secrets = services.flatMap(([, { environment = {} }]) =>
    Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|ACCESS_KEY|DATABASE_URL|PUBLIC_KEYS/.test(name)),
  )
  assert.ok(secrets.length > 6)
  for (const [name, value] of secrets) {
    // Google and a bucket are optional, and what needs them refuses to start: without the bucket's keys where there is
    // RELEASE_STORE or MEDIA_STORE, without either Stripe or PAYMENTS=off. A second AUTH_SECRET is there while one replaces
    // the other.
    if (/^(GOOGLE|STRIPE|S3)_|^AUTH_SECRET_ALSO$/.test(name)) assert.equal(value, `\${${name}:-}`)
    else assert.match(value, /\$\{[A-Z0-9_]+:\?[A-Z][^}]+\.\}/, name)
  }
  for (const { file } of Object.values(compose.secrets)) assert.match(file, /^\$\{[A-Z_]+:\?[A-Z][^}]+\.\}$/)
  assert.doesNotMatch(text, /\$\{\w+:-[^}]+\}/, 'no defaults')
})

test('every script that a command names exists', () => {
  for (const [, { command = [] }] of services) {
    const script = command.find((word) => word.endsWith('.ts'))
    if (script) assert.ok(readFileSync(join(root, script)))
  }
})

test('only what makes releases live may write what gateways serve, and has the signing key', () => {
  for (const name of ['gateway-1', 'gateway-2'])
    assert.deepEqual(compose.services[name]!.volumes, ['store:/home/node/kinora/store:ro'])
  const holders = services.filter(([, service]) => 'secrets' in service).map(([name]) => name)
  assert.deepEqual(holders, ['release', 'squads'])
})
