import { expect } from '@playwright/test'
import type { Product } from '../../tools/product/startProduct.ts'

type Letter = { to: string; subject: string; text: string }

/** Reads the mails for one address from the sandbox's mailbox. */
export function letters({ urls }: Product, to: string) {
  let read = 0
  async function all(): Promise<Letter[]> {
    const { data } = (await (await fetch(`${urls.sandbox}/mail`)).json()) as { data: Letter[] }
    return data.filter((letter) => letter.to === to)
  }
  return {
    /** Waits for a mail with this subject, among others, and returns its text. */
    textOf: async (subject: string): Promise<string> => {
      const find = async () => (await all()).find((letter) => letter.subject === subject)
      await expect.poll(find).toBeDefined()
      return (await find())!.text
    },
    /** Waits for the next mail, which must have this subject, and returns the first link in it that contains `part`. */
    next: async (subject: string, part = ''): Promise<string> => {
      await expect.poll(async () => (await all())[read]?.subject).toBe(subject)
      const links = (await all())[read]!.text.match(/https?:\/\/\S+/g) ?? []
      read++
      return links.find((link) => link.includes(part)) ?? ''
    },
  }
}
