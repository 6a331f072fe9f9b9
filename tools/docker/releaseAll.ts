import { kinoraHome } from '@kinora/releases'
import { prepareReleases } from '../start/prepareReleases.ts'

// The compose file's one-shot job: the code of the image, live in the store that the gateways read.
await prepareReleases(kinoraHome()).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
