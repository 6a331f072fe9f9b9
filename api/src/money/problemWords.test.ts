import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LOCALES } from '@kinora/limits'
import commerceEn from '../../../mfe-commerce/src/locales/en.json' with { type: 'json' }
import commercePl from '../../../mfe-commerce/src/locales/pl.json' with { type: 'json' }
import formEn from './gifts/locales/en.json' with { type: 'json' }
import formPl from './gifts/locales/pl.json' with { type: 'json' }

const COMMERCE = { pl: commercePl, en: commerceEn }
const FORM = { pl: formPl, en: formEn }

/** Where a refusal of each call is shown: the messages under this key, or those of the page without JavaScript. */
const SHOWN = {
  'checkout/startCheckout.ts': 'plans.problem',
  'gifts/orderGift.ts': 'gift.problem',
  'gifts/orderGiftByForm.ts': 'form',
  'checkout/getInvoice.ts': 'plans.problem',
  'gifts/activateGift.ts': 'plans.problem',
  'subscriptions/openPortal.ts': 'plans.problem',
  'withdrawals/withdraw.ts': 'plans.problem',
} as const

/** Codes that no person reads, or that only one of the calls answers though others share its code. */
const NOT_THERE: Partial<Record<keyof typeof SHOWN, RegExp>> = {
  // Cards are bought without a promotion code and without a customer.
  'gifts/orderGift.ts': /^checkout\.\w+Code$|^auth\.required$/,
  'gifts/orderGiftByForm.ts': /^checkout\.\w+Code$|^auth\.required$/,
  // The address to which it leads back is our page's.
  'subscriptions/openPortal.ts': /^request\.invalidValue$/,
}

/** Codes with a part that varies: as they are written, and what they may be. */
const VARIED: Record<string, string[]> = {
  'checkout.${told}': [
    'checkout.minimumCode',
    'checkout.otherPlanCode',
    'checkout.firstPurchaseCode',
    'checkout.usedUpCode',
    'checkout.expiredCode',
    'checkout.otherBuyersCode',
  ],
  'checkout.${code}': ['checkout.alreadySubscribed', 'checkout.processing'],
  'form.error.${empty}.required': ['firstName', 'lastName', 'streetAddress', 'city', 'postCode'].map(
    (field) => `form.error.${field}.required`,
  ),
}

const THROWN =
  /(?:new ApiProblem\(\d+, |super\(\d+, |notFound\(|formProblem\(\d+, (?:'[^']*'|`[^`]*`), )(?:'([^']+)'|`([^`]+)`)/g
const IMPORTED = /from '(\.[^']+\.ts)'/g

/** The sources of money that a call may run: what its file imports. */
function sourcesOf(file: URL, found = new Set<string>()): Set<string> {
  if (found.has(file.href) || !file.pathname.includes('/money/') || !existsSync(file)) return found
  found.add(file.href)
  for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
    sourcesOf(new URL(imported, file), found)
  return found
}

function codesIn(files: Iterable<string>): Set<string> {
  const codes = [...files].flatMap((file) =>
    [...readFileSync(new URL(file), 'utf8').matchAll(THROWN)].flatMap(([, plain, varied]) => {
      if (plain) return [plain]
      return VARIED[varied ?? ''] ?? assert.fail(`${file}: what may ${varied} be?`)
    }),
  )
  return new Set(codes)
}

const hasWords = (texts: object, key: string): boolean =>
  typeof key.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], texts) ===
  'string'

/** A field of the form without JavaScript is named, and its reason said. */
const isNamed = ({ fields }: typeof formPl, code: string) =>
  /^form\.error\.\w+\.(required|format)$/.test(code) &&
  Object.keys(fields).some((field) => [code.split('.')[2], `purchaser[${code.split('.')[2]}]`].includes(field))

for (const [route, shown] of Object.entries(SHOWN) as [keyof typeof SHOWN, (typeof SHOWN)[keyof typeof SHOWN]][])
  test(`each refusal of ${route} has words in both languages`, () => {
    const codes = [...codesIn(sourcesOf(new URL(route, import.meta.url)))].filter(
      (code) => !NOT_THERE[route]?.test(code),
    )
    assert.ok(codes.length > 1, 'no codes were found')
    for (const locale of LOCALES)
      assert.deepEqual(
        codes.filter((code) => {
          if (shown !== 'form') return !hasWords(COMMERCE[locale], `${shown}.${code}`)
          return !(code in FORM[locale].problems) && !isNamed(FORM[locale], code)
        }),
        [],
        `${locale}: without words`,
      )
  })
