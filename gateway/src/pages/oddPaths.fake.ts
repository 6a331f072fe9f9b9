import fc from 'fast-check'

/** The characters that a request may have unencoded. `?` and `#` end a path. */
const rawText = fc.string({ unit: 'grapheme-ascii', maxLength: 8 }).map((text) => text.replace(/[ ?#]/g, '-'))
const encodedByte = fc.integer({ min: 0, max: 0xff }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
const word = fc.constantFrom(
  ...['programs', 'Programs', '7', 'new', 'faq', 'library', 'auth', 'sign-in', 'en', 'EN', 'pl', 'constructor'],
  ...['', '.', '..', '%2e', '%2E%2e', '...', '\\', '%5C', '%2F', '*', ':id', '%25', '%2500', ';v=1', 'old.png'],
  ...['%', '%%', '%0', '%zz', '%0%000', '%E0%A4%A', '%C5%BC%C3%B3%C5%82w', '%c0%af', '%ED%A0%80', '%F0%9F%98%80'],
  ...['%00', '%0A', '%0D%0A', '%09', '%7F', '%C2%85', '%E2%80%A8', '%E2%80%A9', '%EF%BB%BF', '%20', '+'],
)
const piece = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 1, arbitrary: rawText },
  { weight: 1, arbitrary: encodedByte },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }).map(encodeURIComponent) },
)
const segment = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(''))
const ordinary = fc.array(segment, { minLength: 1, maxLength: 6 }).map((segments) => segments.join('/'))
/** Encoded, a path is at most three times as long; Node accepts 16 KB of headers. */
const LONGEST = 4_000
const times = fc.integer({ min: 1, max: LONGEST })

/** Paths that a browser, or a client that normalises nothing, can ask for. */
export const oddPaths: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('/', '/en/', '//', '/pl/'),
    fc.oneof(
      { weight: 30, arbitrary: ordinary },
      { weight: 1, arbitrary: fc.tuple(word, times).map(([text, count]) => text.repeat(count).slice(0, LONGEST)) },
      {
        weight: 1,
        arbitrary: fc.tuple(word, times).map(([text, count]) => `${text}/`.repeat(count).slice(0, LONGEST)),
      },
    ),
  )
  .map((parts) => parts.join(''))
