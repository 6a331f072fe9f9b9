import { PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { joinClasses } from '@kinora/ui'
import styles from './PasswordStrength.module.css'
import type { Words } from './useWords.ts'

export type Strength = 'none' | 'short' | 'weak' | 'fair' | 'good'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const FORWARD = [ALPHABET, '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const RUNS = [...FORWARD, ...FORWARD.map((run) => [...run].reverse().join(''))]

const STEPS = { none: 0, short: 1, weak: 2, fair: 3, good: 4 } as const

/** A password's strength, and how to improve it. */
export function PasswordStrength({ password, words }: { password: string; words: Words }) {
  const strength = passwordStrength(password)
  const remainingCharacters = PASSWORD_MIN_LENGTH - [...password].length
  return (
    <div className={styles.strength}>
      <div className={styles.bar} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={joinClasses(styles.step, step <= STEPS[strength] && styles[strength])} />
        ))}
      </div>
      <p className={styles.words} role="status">
        {strength !== 'none' && words(`strength.${strength}`, { count: remainingCharacters })}
      </p>
    </div>
  )
}

/** Rates a password by length, kinds of characters and repetition. A hint only: no password is refused by it. */
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

/** Sequences of the alphabet or the keyboard: `abcdef`, `123456`, `qwerty`. */
const isRun = (password: string) => RUNS.some((run) => run.includes(password.toLowerCase()))
