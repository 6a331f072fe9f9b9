import { bucketProblem, s3SettingsIn } from '@kinora/releases'

/** What keeps releases from being in the bucket that the settings name; nothing if they are in the folder. */
export async function releaseStore(env: NodeJS.ProcessEnv): Promise<string[]> {
  try {
    const s3 = s3SettingsIn(env)
    const problem = s3 && (await bucketProblem(s3))
    return problem ? [problem] : []
  } catch (error) {
    return [(error as Error).message]
  }
}
