import { PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { joinClasses } from '@kinora/ui'
import { passwordStrength } from './passwordStrength.ts'
import styles from './PasswordStrength.module.css'
import type { Words } from './useWords.ts'

const STEPS = { none: 0, short: 1, weak: 2, fair: 3, good: 4 } as const

/** A password's strength, and how to improve it. */
export function PasswordStrength({ password, words }: { password: string; words: Words }) {
  const strength = passwordStrength(password)
  const left = PASSWORD_MIN_LENGTH - [...password].length
  return (
    <div className={styles.strength}>
      <div className={styles.bar} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={joinClasses(styles.step, step <= STEPS[strength] && styles[strength])} />
        ))}
      </div>
      <p className={styles.words} role="status">
        {strength !== 'none' && words(`strength.${strength}`, { count: left })}
      </p>
    </div>
  )
}
