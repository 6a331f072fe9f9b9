import { PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { CannotStart } from '../../src/platform/index.ts'

/** The password of the accounts that visitors sign in with. @throws CannotStart */
export function readDemoPassword(text: string | undefined): string {
  if (text && text.length >= PASSWORD_MIN_LENGTH) return text
  throw new CannotStart(`DEMO_PASSWORD must have at least ${PASSWORD_MIN_LENGTH} characters.`)
}
