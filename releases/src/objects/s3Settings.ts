export type S3Settings = {
  /** `https://s3.eu-central-1.amazonaws.com` */
  endpoint: string
  region: string
  bucket: string
  /** Empty, or ends in a slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** What the two places have in common. */
export const S3_SETTINGS = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/

/**
 * The bucket in which releases or media are, as that setting and those of S3_… say; null for the folder.
 * @throws Error that names the wrong setting
 */
export function s3SettingsIn(env: NodeJS.ProcessEnv, setting: 'RELEASE_STORE' | 'MEDIA_STORE'): S3Settings | null {
  const place = env[setting]
  if (!place) return null
  const [, bucket, prefix = ''] = BUCKET.exec(place) ?? []
  if (bucket === undefined)
    throw new Error(`${setting} is "${place}"; it must be s3://<bucket>, s3://<bucket>/<prefix>, or not set.`)
  const needed = (name: string) => {
    const value = env[name]
    if (!value) throw new Error(`${setting} is "${place}", so ${name} must be set.`)
    return value
  }
  const endpoint = needed('S3_ENDPOINT')
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error(`S3_ENDPOINT is "${endpoint}"; it must be an http or https address.`)
  return {
    endpoint,
    region: env['S3_REGION'] || 'us-east-1',
    bucket,
    prefix: prefix === '' ? '' : `${prefix.replace(/\/+$/, '')}/`,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}
