import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The code of the link that confirms a withdrawal, derived from AUTH_SECRET and the order, so that none is stored. */
export function withdrawalCodeOf(authSecret: string, orderId: string): string {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'kinora withdrawals', 32))
  return createHmac('sha256', key).update(orderId).digest('base64url')
}

export function isWithdrawalCode(authSecret: string, orderId: string, code: string): boolean {
  const [right, given] = [withdrawalCodeOf(authSecret, orderId), code].map((text) => Buffer.from(text))
  return right !== undefined && given?.length === right.length && timingSafeEqual(right, given)
}
