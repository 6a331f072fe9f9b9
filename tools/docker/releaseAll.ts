import { kinoraHome } from '@kinora/releases'
import { buildPackages } from '../start/buildPackages.ts'
import { promotePackages } from '../start/promotePackages.ts'

// The compose file's one-shot job: builds all packages of the image and makes them live in the gateways' store.
const home = kinoraHome()
try {
  const apiUrl = process.env.API_URL
  if (!apiUrl) throw new Error('Set API_URL to the address of an API: nothing goes live unchecked.')
  await promotePackages(home, await buildPackages(home), apiUrl)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
