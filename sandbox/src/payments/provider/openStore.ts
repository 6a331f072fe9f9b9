import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { missing } from '../wire/StripeError.ts'
import type { Kind, Objects } from './stored.ts'

/** What Stripe's messages call a kind otherwise than its `object`. */
const SPOKEN: Partial<Record<Kind, string>> = {
  'billing_portal.configuration': 'configuration',
  promotion_code: 'promotion code',
  subscription_schedule: 'subscription schedule',
  'test_helpers.test_clock': 'test clock',
  webhook_endpoint: 'webhook endpoint',
}

const TABLES = `
CREATE TABLE IF NOT EXISTS objects (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, json TEXT NOT NULL, secret TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS objects_kind ON objects (kind, seq);
CREATE INDEX IF NOT EXISTS objects_customer ON objects (kind, json ->> '$.customer');
CREATE INDEX IF NOT EXISTS objects_intent ON objects (kind, json ->> '$.payment_intent');
CREATE INDEX IF NOT EXISTS objects_invoice ON objects (kind, json ->> '$.invoice');
CREATE INDEX IF NOT EXISTS objects_paying ON objects (kind, json ->> '$.payment.payment_intent');
CREATE INDEX IF NOT EXISTS objects_charge ON objects (kind, json ->> '$.charge');
CREATE TABLE IF NOT EXISTS dues (
  work TEXT NOT NULL, id TEXT NOT NULL, clock TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (work, id)
) STRICT;
CREATE INDEX IF NOT EXISTS dues_at ON dues (clock, at);
CREATE TABLE IF NOT EXISTS deliveries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, due_at INTEGER NOT NULL, attempts INTEGER NOT NULL,
  state TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, due_at);
CREATE TABLE IF NOT EXISTS answers (
  key TEXT PRIMARY KEY, request TEXT NOT NULL, request_id TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`

/** A range of a number. */
type Range = { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
/** Fields of the stored JSON and what they have to be; `recurring.interval` is a field inside of a field. */
export type Where = Record<string, string | number | boolean | readonly string[] | Range | undefined>
type Page = { limit?: number | undefined; starting_after?: string | undefined; ending_before?: string | undefined }
type Test = [sql: string, ...values: SQLInputValue[]]

export type Store = ReturnType<typeof openStore>

/**
 * The sandbox's own database. A kill loses nothing that was answered: SQLite writes ahead, and waits for the disk.
 * @param file a path, or `:memory:`
 */
export function openStore(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  db.exec(TABLES)
  // Of a sandbox that was made before it had endpoints of the account.
  if (db.prepare("SELECT 1 FROM pragma_table_info('deliveries') WHERE name = 'endpoint'").all().length === 0)
    db.exec("ALTER TABLE deliveries ADD COLUMN endpoint TEXT NOT NULL DEFAULT ''")
  const rows = (sql: string, ...values: SQLInputValue[]) => db.prepare(sql).all(...values)
  const run = (sql: string, ...values: SQLInputValue[]) => Number(db.prepare(sql).run(...values).changes)

  function get<K extends Kind>(kind: K, id: string): Objects[K] | undefined {
    const [row] = rows('SELECT json FROM objects WHERE kind = ? AND id = ?', kind, id)
    return row && parsed(row['json'])
  }

  return {
    rows,
    run,
    get,
    /** An object that another one refers to. */
    need<K extends Kind>(kind: K, id: string): Objects[K] {
      const object = get(kind, id)
      if (!object) throw new Error(`No ${kind} ${id}`)
      return object
    },
    /** The object that a request names. @throws StripeError which says that there is none, by the parameter */
    named<K extends Kind>(kind: K, id: string, parameter = 'id'): Objects[K] {
      const object = get(kind, id)
      if (!object) throw missing(SPOKEN[kind] ?? kind, id, parameter)
      return object
    },
    /** The object of any kind. */
    any(id: string): Objects[Kind] | undefined {
      const [row] = rows('SELECT json FROM objects WHERE id = ?', id)
      return row && parsed(row['json'])
    },
    put<K extends Kind>(object: Objects[K] & { object: K; id: string }): void {
      run(
        'INSERT INTO objects (id, kind, json) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
        object.id,
        object.object,
        JSON.stringify(object),
      )
    },
    remove(id: string): void {
      run('DELETE FROM objects WHERE id = ?', id)
    },
    /** What the sandbox knows of an object and the API does not tell. */
    secretOf<T>(id: string): T | undefined {
      const [row] = rows('SELECT secret FROM objects WHERE id = ?', id)
      return row?.['secret'] ? parsed<T>(row['secret']) : undefined
    },
    setSecret(id: string, secret: object): void {
      run('UPDATE objects SET secret = ? WHERE id = ?', JSON.stringify(secret), id)
    },
    /** Objects, the newest first, and whether there are more. */
    list<K extends Kind>(kind: K, where: Where, page: Page): { data: Objects[K][]; has_more: boolean } {
      const tests: Test[] = [
        ['kind = ?', kind],
        ...Object.entries(where).flatMap(([field, value]) => testsOf(field, value)),
      ]
      const cursor = page.starting_after ?? page.ending_before
      const backwards = page.starting_after === undefined && cursor !== undefined
      if (cursor !== undefined)
        tests.push([`seq ${backwards ? '>' : '<'} (SELECT seq FROM objects WHERE id = ?)`, cursor])
      const limit = page.limit ?? 10
      const matches = rows(
        `SELECT json FROM objects WHERE ${tests.map(([sql]) => sql).join(' AND ')} ORDER BY seq ${backwards ? '' : 'DESC'} LIMIT ?`,
        ...tests.flatMap(([, ...values]) => values),
        limit + 1,
      ).map((row) => parsed<Objects[K]>(row['json']))
      const data = matches.slice(0, limit)
      return { data: backwards ? data.reverse() : data, has_more: matches.length > limit }
    },
    /** All objects with these values, the oldest first. */
    all<K extends Kind>(kind: K, where: Where): Objects[K][] {
      const tests = Object.entries(where).flatMap(([field, value]) => testsOf(field, value))
      return rows(
        `SELECT json FROM objects WHERE ${['kind = ?', ...tests.map(([sql]) => sql)].join(' AND ')} ORDER BY seq`,
        kind,
        ...tests.flatMap(([, ...values]) => values),
      ).map((row) => parsed<Objects[K]>(row['json']))
    },
    setting<T>(name: string): T | undefined {
      const [row] = rows('SELECT value FROM settings WHERE name = ?', name)
      return row && parsed<T>(row['value'])
    },
    setSetting(name: string, value: unknown): void {
      run(
        'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        name,
        JSON.stringify(value),
      )
    },
    /** All of `work` or nothing; may be nested. */
    transaction<T>(work: () => T): T {
      db.exec('SAVEPOINT work')
      try {
        const result = work()
        db.exec('RELEASE work')
        return result
      } catch (error) {
        db.exec('ROLLBACK TO work; RELEASE work')
        throw error
      }
    },
    close: () => db.close(),
  }
}

const OPERATORS = { gt: '>', gte: '>=', lt: '<', lte: '<=' }

function testsOf(field: string, value: Where[string]): Test[] {
  const stored = `json ->> '$.${field}'`
  if (value === undefined) return []
  if (typeof value === 'boolean') return [[`${stored} = ?`, Number(value)]]
  if (typeof value !== 'object') return [[`${stored} = ?`, value]]
  if (isList(value)) return [[`${stored} IN (${value.map(() => '?').join(', ')})`, ...value]]
  return Object.entries(value).flatMap(([operator, bound]): Test[] =>
    bound === undefined ? [] : [[`${stored} ${OPERATORS[operator as keyof Range]} ?`, bound]],
  )
}

const isList = (value: readonly string[] | Range): value is readonly string[] => Array.isArray(value)

const parsed = <T>(json: unknown): T => JSON.parse(String(json))
