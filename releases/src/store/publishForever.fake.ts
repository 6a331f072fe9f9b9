import { fakeStore } from './store.fake.ts'

// A process for tests that kill it: it releases one version after another into the given home folder.
const [, , home, from] = process.argv
const { release } = await fakeStore(home)

for (let version = Number(from); ; version++) {
  await release({ name: 'mfe-catalog', version: String(version) })
  process.send!(version)
}
