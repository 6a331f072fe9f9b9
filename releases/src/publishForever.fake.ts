import { fakeStore } from './store.fake.ts'

// A publisher to be killed: releases one version after another into the home that it is given.
const [, , home, from] = process.argv
const { release } = await fakeStore(home)

for (let version = Number(from); ; version++) {
  await release({ name: 'mfe-catalog', version: String(version) })
  process.send!(version)
}
