import { normalizeEmail } from '@kinora/limits'
import { identity } from '@kinora/content/identity'
import { CannotStart } from '../../platform/index.ts'
import {} from '../../identity/index.ts'

export type MailConfig = {
  /** The SMTP server, `smtp:` or `smtps:`. */
  smtpUrl: string | undefined
  /** The sandbox, which shows mail if there is no SMTP server. Without either, mail stays unsent; not in production. */
  sandboxUrl: string | undefined
  /** The From header. */
  mailFrom: string
  /** The recipient of messages of the contact form. */
  contactEmail: string
}

/** Reads the settings for mail. @throws CannotStart */
export function readMailConfig(env: NodeJS.ProcessEnv, origin: string): MailConfig {
  return {
    ...readMailServers(env),
    mailFrom: env.MAIL_FROM || `Kinora <kinora@${new URL(origin).hostname}>`,
    contactEmail: readContactEmail(env),
  }
}

function readMailServers({ SMTP_URL: smtpUrl, SANDBOX_URL: sandboxUrl, NODE_ENV }: NodeJS.ProcessEnv) {
  if (smtpUrl && !/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? '')) {
    throw new CannotStart('SMTP_URL must look like smtp://user:password@host:587.')
  }
  if (sandboxUrl && !/^https?:$/.test(URL.parse(sandboxUrl)?.protocol ?? '')) {
    throw new CannotStart('SANDBOX_URL must look like http://127.0.0.1:3002.')
  }
  if (NODE_ENV === 'production' && !smtpUrl && !sandboxUrl) {
    throw new CannotStart('SMTP_URL is required in production: mail is sent through it.')
  }
  return { smtpUrl: smtpUrl || undefined, sandboxUrl: sandboxUrl || undefined }
}

function readContactEmail({ CONTACT_EMAIL: text, NODE_ENV }: NodeJS.ProcessEnv) {
  if (!text && NODE_ENV === 'production')
    throw new CannotStart('CONTACT_EMAIL is required in production: messages of the contact form go there.')
  const email = normalizeEmail(text || identity.email.help)
  if (!email) throw new CannotStart('CONTACT_EMAIL must be an e-mail address, like contact@kinora.example.')
  return email
}
