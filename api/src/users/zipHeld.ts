import type { Locale } from '@kinora/limits'
import { ZipFile } from 'yazl'
import type { HeldTable } from './exportQueries.ts'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }

const WORDS = { pl, en }

type Held = { tables: HeldTable[]; avatar: Buffer | undefined }
type File = { name: string; bytes: Buffer }
/** `date` is a day, ISO 8601. */
type Cover = { date: string; locale: Locale; policyUrl: string }

/**
 * A ZIP stream: `<table>.json` for each table, the picture, and a text that explains the files.
 */
export function zipHeld({ tables, avatar }: Held, cover: Cover): NodeJS.ReadableStream {
  const zip = new ZipFile()
  const files: File[] = tables.map(({ name, rows }) => ({
    name: `${name}.json`,
    bytes: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`),
  }))
  if (avatar) files.push({ name: 'avatar.webp', bytes: avatar })
  const { fileName, readme } = WORDS[cover.locale]
  const text = fill(Object.values(readme).join('\n\n'), {
    ...cover,
    files: files.map(({ name }) => `  ${name}`).join('\n'),
  })
  // For old editors: a byte order mark for UTF-8, and CRLF line endings.
  zip.addBuffer(Buffer.from(`\uFEFF${text}\n`.replaceAll('\n', '\r\n')), fileName)
  for (const { name, bytes } of files) zip.addBuffer(bytes, name)
  zip.end()
  return zip.outputStream
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
