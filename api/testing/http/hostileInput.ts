import fc from 'fast-check'
import type { InjectOptions } from 'fastify'

/** What breaks parsers, validators and databases, in any place where a text, number or object is expected. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\ude42\ud83d',
  '\u2028',
  '\r\nset-cookie: a=b',
  "' or 1=1 --",
  '%',
  '%00',
  '%ED%A0%80',
  '..%2f..%2f',
  '\\',
  '${7*7}',
  '<script>',
  '1e999',
  '-1',
  '9007199254740993',
  '2147483648',
  '99999999999999999999',
  'NaN',
  '0x10',
  'true',
  'null',
  '__proto__',
  'x'.repeat(10_000),
]
const nested = (opening: string, levels: number, closing: string): unknown =>
  JSON.parse(`${opening.repeat(levels)}1${closing.repeat(levels)}`)
const HOSTILE_VALUES = [
  ...HOSTILE_TEXTS,
  null,
  true,
  0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [null],
  JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown,
  { constructor: { prototype: {} } },
  nested('[', 9, ']'),
  nested('{"a":', 2_000, '}'),
]

/** Any code point but halves of pairs. fast-check's own unit `binary` makes a table of a million of them first. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((codePoint) => codePoint < 0xd8_00 || codePoint > 0xdf_ff)
  .map((codePoint) => String.fromCodePoint(codePoint))
export const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: anyCharacter, maxLength: 30 }))
export const hostileValue = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 3 }))

/** Bodies that are no JSON, forms or files of the type that they claim. */
export const brokenBody: fc.Arbitrary<Pick<InjectOptions, 'payload' | 'headers'>> = fc.record({
  payload: fc.oneof(
    fc.constantFrom(
      '',
      '{',
      '{"a":1',
      '[1,]',
      '"\\ud83d"',
      '{"__proto__":1}',
      '{"a":1}{"b":2}',
      'a=%00',
      'a=%ED%A0%80&b[c][d]=1',
      '[['.repeat(50_000),
      '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a"\r\n\r\ncut short',
      '--b\r\ncontent-disposition: form-data; name="\0"\r\n\r\ntext\r\n--b--\r\n',
      '--b--\r\n',
    ),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  ),
  headers: fc
    .constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=b',
      'multipart/form-data; boundary=',
      'text/plain',
      'image/png',
      'a',
      '/',
      ';',
    )
    .map((type) => ({ 'content-type': type })),
})

/** Headers that the API reads. */
export const hostileHeaders = fc.record(
  Object.fromEntries(
    [
      'accept',
      'accept-language',
      'authorization',
      'cookie',
      'forwarded',
      'if-none-match',
      'range',
      'referer',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-request-id',
    ].map((name) => [
      name,
      fc.oneof(
        fc.constantFrom('kinora.session=%00; kinora.csrf=a|b', 'Bearer a.b.c', 'bytes=9-1', '*', '"', ',,,', '[::'),
        fc.string({ maxLength: 60 }),
      ),
    ]),
  ),
  { requiredKeys: [] },
)
