import { bucketProblem, s3SettingsIn } from '@kinora/releases/objects'

/** What keeps releases or media from being in the bucket that the settings name; nothing of what is in a folder. */
export async function buckets(env: NodeJS.ProcessEnv): Promise<string[]> {
  const found: string[] = []
  for (const setting of ['RELEASE_STORE', 'MEDIA_STORE'] as const)
    try {
      const s3 = s3SettingsIn(env, setting)
      const problem = s3 && (await bucketProblem(s3))
      if (problem) found.push(`${setting}: ${problem}`)
    } catch (error) {
      found.push((error as Error).message)
    }
  return found
}
