import { kinoraHome, openStore } from './home.ts'
import { rollback } from './rollback.ts'

// npm run rollback

async function run(): Promise<void> {
  const { store } = await openStore(kinoraHome())
  const { from, to } = await rollback(store)
  const changes = Object.entries(from.releases).flatMap(([name, version]) =>
    to.releases[name] === version ? [] : [`${name} ${version} → ${to.releases[name] ?? 'gone'}`],
  )
  console.log(`Live again: manifest ${to.id}. ${changes.join(', ')}.`)
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
