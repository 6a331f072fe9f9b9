import { packPackages, PACKED_FOLDER } from './pack/packPackages.ts'

/** `npm run pack`: makes the tarballs from which a squad builds its remote in a repository of its own (docs/squads.md). */
try {
  const files = await packPackages(PACKED_FOLDER)
  console.log(`${files.length} packages are in .kinora/packages: give the folder to the squad (docs/squads.md).`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
