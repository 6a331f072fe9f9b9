import { openStore } from '@kinora/releases'
import { expect, test as base } from './test.ts'

/**
 * For journeys that release: afterwards the product has the releases that it had before, and the gateway serves them; a
 * failed journey leaves its product to nobody. Console errors are allowed, because these journeys break things.
 */
export const test = base.extend<{ restored: void }>({
  mayComplain: async ({}, use) => use(true),
  restored: [
    async ({ product: { home, origin } }, use) => {
      const { store } = await openStore(home)
      const [live, versionsBefore] = [await store.live(), await store.list()]
      await use()
      if (test.info().status !== test.info().expectedStatus) return
      await store.setLive(live!, await store.live())
      const answer = async () => (await (await fetch(`${origin}/live`)).json()) as unknown
      await expect.poll(answer).toMatchObject({ manifest: live })
      for (const [name, versions] of Object.entries(await store.list()))
        for (const version of versions.filter((version) => !versionsBefore[name]?.includes(version)))
          await store.remove(name, version)
    },
    { auto: true },
  ],
})

export { expect, THOROUGH } from './test.ts'
