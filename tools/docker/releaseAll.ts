import { kinoraHome } from '@kinora/releases'
import { prepareReleases } from '../start/prepareReleases.ts'

// The compose file's one-shot job: builds all packages of the image and makes them live in the gateways' store.
await prepareReleases(kinoraHome()).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
