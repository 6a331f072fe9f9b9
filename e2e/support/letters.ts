import { expect } from '@playwright/test'
import type { Product } from './product.ts'

type Letter = { to: string; subject: string; text: string }

/** Reads the mails for one address from the sandbox's mailbox, one by one. */
export function letters({ urls }: Product, to: string) {
  let read = 0
  async function unread(): Promise<Letter | undefined> {
    const { data } = (await (await fetch(`${urls.sandbox}/mail`)).json()) as { data: Letter[] }
    return data.filter((letter) => letter.to === to)[read]
  }
  return {
    /** Waits for the next mail, which must have this subject, and returns the first link in it that contains `part`. */
    next: async (subject: string, part = ''): Promise<string> => {
      await expect.poll(async () => (await unread())?.subject).toBe(subject)
      const links = (await unread())!.text.match(/https?:\/\/\S+/g) ?? []
      read++
      return links.find((link) => link.includes(part)) ?? ''
    },
  }
}
