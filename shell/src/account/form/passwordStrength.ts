import { PASSWORD_MIN_LENGTH } from '@kinora/limits'

export type Strength = 'none' | 'short' | 'weak' | 'fair' | 'good'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/** Length counts most; kinds of characters help; the same few over and over do not. A hint, never a refusal. */
export function passwordStrength(password: string): Strength {
  const length = [...password].length
  if (length === 0) return 'none'
  if (length < PASSWORD_MIN_LENGTH) return 'short'
  const different = new Set(password.toLowerCase()).size
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const points = Math.min(length, different * 2) + kinds * 2
  if (different < 4 || isRun(password)) return 'weak'
  return points >= 20 ? 'good' : points >= 14 ? 'fair' : 'weak'
}

/** `abcdef`, `123456`, `qwerty`: a way along the alphabet or the keyboard. */
const isRun = (password: string) => RUNS.some((run) => run.includes(password.toLowerCase()))

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const FORWARD = [ALPHABET, '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const RUNS = [...FORWARD, ...FORWARD.map((run) => [...run].reverse().join(''))]
