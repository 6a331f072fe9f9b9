import type { RoleName } from '@kinora/contracts'
import { SPECIALIST_PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { formProblem } from '../../platform/index.ts'

/** Of the account, as far as others may know or guess it. */
type Owner = { email: string; firstName: string; lastName: string; role: RoleName }

const COMMON = new Set(dictionary['passwords-common'])
const PRODUCT = 'kinora'
/** Shorter parts of a name are in too many words. */
const OWN_WORD_MIN = 3
/** So many letters that are not somebody's own words make a password theirs. */
const OTHER_LETTERS_MIN = 4
const RANGE_MS = 2_000
const RANGE_PREFIX = 5

/**
 * Refuses a new password that many people have, or that is made of the owner's own words (OWASP ASVS 5.0, 6.2.4 and
 * 6.2.11), with or without digits around it, and one of a specialist that is short.
 * @throws ApiProblem 400 `form.error.password.…`: `common`, `own`, `shortForSpecialist`
 */
export function requireGoodPassword(password: string, owner: Owner): void {
  if (owner.role === 'specialist' && [...password].length < SPECIALIST_PASSWORD_MIN_LENGTH)
    throw formProblem(400, 'password', 'form.error.password.shortForSpecialist')
  const written = plain(password)
  const others = ownWords(owner).reduce((left, word) => left.replaceAll(word, ''), written)
  if (others !== written && lettersOf(others).length < OTHER_LETTERS_MIN)
    throw formProblem(400, 'password', 'form.error.password.own')
  if (isCommon(written)) throw formProblem(400, 'password', 'form.error.password.common')
}

function isCommon(written: string): boolean {
  const word = written.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return new Set(written).size <= 2 || COMMON.has(written) || (word.length >= OWN_WORD_MIN && COMMON.has(word))
}

/** The longest first, so that none is left in pieces. */
const ownWords = ({ email, firstName, lastName }: Owner): string[] =>
  [PRODUCT, ...[email, firstName, lastName].flatMap((text) => plain(text).split(/[^a-z\d]+/))]
    .filter((word) => word.length >= OWN_WORD_MIN)
    .sort((one, other) => other.length - one.length)

/** As the list has passwords: lower case, no accents. */
const plain = (text: string) => text.toLowerCase().replaceAll('ł', 'l').normalize('NFKD').replace(/\p{M}/gu, '')

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/**
 * Refuses a new password that is known from a leak, where an operator allows to ask (`PASSWORD_RANGE_URL`): the service
 * is told the first five digits of a hash, and answers all that it knows of it
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords). One that does not answer holds nobody up.
 * @throws ApiProblem 400 `form.error.password.leaked`
 */
export async function requireNoLeak({ config, log }: FastifyInstance, password: string): Promise<void> {
  const { passwordRangeUrl } = config
  if (!passwordRangeUrl) return
  const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase()
  const known = await knownOf(new URL(hash.slice(0, RANGE_PREFIX), passwordRangeUrl)).catch((error: unknown) => {
    log.warn({ err: error }, 'passwords.rangeUnanswered')
    return ''
  })
  // Padding has the count 0.
  if (new RegExp(`^${hash.slice(RANGE_PREFIX)}:[1-9]`, 'm').test(known))
    throw formProblem(400, 'password', 'form.error.password.leaked')
}

async function knownOf(url: URL): Promise<string> {
  const answer = await fetch(url, {
    headers: { 'add-padding': 'true' },
    redirect: 'error', // nobody else is told of a password
    signal: AbortSignal.timeout(RANGE_MS),
  })
  if (!answer.ok) throw new Error(`${url.origin} answered ${answer.status}`)
  return answer.text()
}
