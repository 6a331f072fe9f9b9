import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../setup/root.js'

/** `found` is to be put right; `switches` cannot be asked, and are to be looked at. */
type Account = { found: string[]; switches: string[] }

type Environment = Record<string, string | undefined>

/** What the account at the payment provider says of itself; nothing where none is configured. */
export async function providerAccount(env: Environment): Promise<Account> {
  const isSandbox = env.PAYMENTS === 'sandbox' && env.SANDBOX_URL && env.SANDBOX_WEBHOOK_SECRET
  if (!env.STRIPE_SECRET_KEY && !isSandbox) return { found: [], switches: [] }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'api/imports/accountCommand.ts')], {
      env,
    })
    return JSON.parse(stdout)
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() || (error as Error).message
    return { found: [`the account was not looked at: ${said}`], switches: [] }
  }
}
