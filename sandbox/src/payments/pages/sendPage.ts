import type { FastifyReply } from 'fastify'
import { STYLE_HASH } from './style.ts'

/**
 * Sends a page that nobody may frame or keep, and that runs nothing.
 * @param formOrigins where its forms may lead besides this origin: browsers check redirects too
 */
export const sendPage = (reply: FastifyReply, page: string, formOrigins: string[] = []): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src '${STYLE_HASH}'; font-src 'self'; form-action ${["'self'", ...formOrigins].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      // The address is a secret; the origin of a form has to be known all the same.
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(page)
