import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** The product's own fonts. */
const FOLDER = new URL('../../../../shell/src/fonts/', import.meta.url)
const FAMILIES = [
  { family: 'Atkinson Hyperlegible Next', file: 'atkinson', weights: '400 700' },
  { family: 'Fraunces', file: 'fraunces', weights: '500 600' },
]
const SCRIPTS = { latin: 'U+0000-00FF, U+2000-206F, U+20AC, U+2212', polish: 'U+0100-017F' }

/** Their faces, for the pages' style. */
export const FONT_FACES = FAMILIES.flatMap(({ family, file, weights }) =>
  Object.entries(SCRIPTS).map(
    ([script, range]) =>
      `@font-face { font-family: '${family}'; src: url('/sandbox/pay/fonts/${file}-${script}.woff2') format('woff2'); font-weight: ${weights}; font-display: swap; unicode-range: ${range} }`,
  ),
).join('\n')

/** Serves their files. */
export function serveFonts(pages: FastifyInstance): void {
  for (const { file } of FAMILIES)
    for (const script of Object.keys(SCRIPTS)) {
      const name = `${file}-${script}.woff2`
      pages.get(`/fonts/${name}`, (_request, reply) =>
        reply
          .headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
          .type('font/woff2')
          .send(readFileSync(new URL(name, FOLDER))),
      )
    }
}
