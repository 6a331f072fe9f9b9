import type { Page } from '@playwright/test'
import { createHmac } from 'node:crypto'
import { startProduct, type Product } from '../../tools/product/startProduct.ts'
import type { Person } from './people.ts'
import { test as base } from './test.ts'

/** For journeys with passkeys, which belong to a name: a product of their own that wants two factors of specialists. */
export const test = base.extend<object, { own: Product }>({
  own: [
    async ({}, use) => {
      const product = await startProduct({ SECOND_FACTOR: 'specialists' }, 'localhost')
      await use(product)
      await product.end()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** Chromium's own authenticator, as a phone or laptop has one. It says yes to whatever it is asked. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Opens a path of the product as this person. */
export async function enter(page: Page, { origin }: Product, { cookies }: Person, path: string): Promise<void> {
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })))
  await page.goto(origin + path)
}

/** What an app shows (RFC 6238), `later` steps of thirty seconds from now. */
export function codeOf(secret: string, later = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const hash = createHmac('sha1', key).update(step).digest()
  const number = hash.readUInt32BE(hash[19]! & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
