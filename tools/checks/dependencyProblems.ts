/** An installed production dependency; version and licence are from its package.json. */
export type Installed = { name: string; version: string; licence: string }

type Entry = { name: string; facts: Record<Fact, string>; fields: Record<Field, string>; decision: string | undefined }

const FACTS = ['version', 'licence', 'kept by', 'last release'] as const
const FIELDS = ['For', 'Against', 'Noticed by', 'Instead'] as const
type Fact = (typeof FACTS)[number]
type Field = (typeof FIELDS)[number]

const MONTHS_WITHOUT_RELEASE = 18

/**
 * The problems of the register of dependencies (docs/dependencies.md), one sentence each. Ages count from the
 * register's date, so that no check begins to fail without a change. `exists` takes a path from the root of the
 * repository.
 */
export function dependencyProblems(
  register: string,
  installed: Installed[],
  exists: (path: string) => boolean,
): string[] {
  const readOn = /^Read on (\d{4}-\d{2}-\d{2})\b/m.exec(register)?.[1]
  if (!readOn) return ['The register does not say on which day it was read']
  const entries = register.split(/^### /m).slice(1).map(entryOf)
  const names = entries.map(({ name }) => name)
  return [
    ...[...new Set(installed.map(({ name }) => name))]
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is missing`),
    ...[...new Set(names.filter((name, index) => names.indexOf(name) < index))].map(
      (name) => `${name} is listed twice`,
    ),
    ...entries.flatMap((entry) => [
      ...installedProblems(
        entry,
        installed.filter(({ name }) => name === entry.name),
      ),
      ...fieldProblems(entry, exists),
      ...decisionProblems(entry, monthsBefore(readOn, MONTHS_WITHOUT_RELEASE), exists),
    ]),
  ]
}

/** After `### `: the name, a line of facts, then a list of fields. */
function entryOf(part: string): Entry {
  const [name = '', ...lines] = part.split('\n')
  const facts =
    lines
      .find((line) => line.trim() !== '')
      ?.split('·')
      .map((fact) => fact.trim()) ?? []
  const field = (label: string) =>
    lines
      .find((line) => line.startsWith(`- **${label}**`))
      ?.replace(`- **${label}**`, '')
      .trim() ?? ''
  return {
    name: name.trim(),
    facts: Object.fromEntries(FACTS.map((fact, index) => [fact, facts[index] ?? ''])) as Record<Fact, string>,
    fields: Object.fromEntries(FIELDS.map((label) => [label, field(label)])) as Record<Field, string>,
    decision: /\((decisions\/[^)]+)\)/.exec(field('Decision'))?.[1],
  }
}

function installedProblems({ name, facts }: Entry, installed: Installed[]): string[] {
  if (installed.length === 0) return [`${name} is listed, but nothing depends on it`]
  return installed.flatMap(({ version, licence }) => [
    ...(version === facts.version ? [] : [`${name} is installed as ${version}, not as ${facts.version}`]),
    ...(licence === facts.licence ? [] : [`${name} has the licence ${licence}, not ${facts.licence}`]),
  ])
}

function fieldProblems({ name, facts, fields }: Entry, exists: (path: string) => boolean): string[] {
  const empty = Object.entries({ ...facts, ...fields })
    .filter(([, text]) => text === '')
    .map(([label]) => `${name} says nothing under "${label}"`)
  const tests = [...fields['Noticed by'].matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')
  const named =
    tests.length > 0 || /^(no test\b|$)/.test(fields['Noticed by']) ? [] : [`${name} names no test under "Noticed by"`]
  const dated = /^(\d{4}-\d{2}-\d{2})?$/.test(facts['last release']) ? [] : [`${name} has no day of its last release`]
  return [
    ...empty,
    ...dated,
    ...named,
    ...tests.filter((path) => !exists(path)).map((path) => `${name} names a test that is not there: ${path}`),
  ]
}

/** A release candidate, or a package without recent releases, needs a decision. */
function decisionProblems(
  { name, facts, decision }: Entry,
  oldest: string,
  exists: (path: string) => boolean,
): string[] {
  if (decision) return exists(`docs/${decision}`) ? [] : [`${name} names a decision that is not there: ${decision}`]
  if (facts.version.includes('-')) return [`${name} is a release candidate and names no decision`]
  return facts['last release'] < oldest
    ? [`${name} had no release for ${MONTHS_WITHOUT_RELEASE} months and names no decision`]
    : []
}

function monthsBefore(day: string, months: number): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}
