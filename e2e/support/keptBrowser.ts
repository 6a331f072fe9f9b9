import { chromium, type LaunchOptions } from '@playwright/test'

/** A browser that keeps what it stores in a folder, as a person's does, and that can be killed at any moment. */
export async function keptBrowser(folder: string, launchOptions: LaunchOptions) {
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, locale: 'pl-PL' })
  return {
    context,
    page: context.pages()[0]!,
    /** Ends it as the system does: it can write nothing any more. */
    kill: async () => {
      const ended = new Promise((resolve) => context.once('close', resolve))
      const session = await context.browser()!.newBrowserCDPSession()
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL')
      await ended
    },
  }
}
