import { screen, within } from '@testing-library/react'
import { bridge, cat, chair } from './path.fake.ts'
import { words } from './words.fake.ts'

export const EDITOR = '/profile/my-team/member/12/path'
export const list = (name = 'Programy') => screen.findByRole('list', { name })
export const titles = async (name?: string) =>
  within(await list(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
/** The typesetter sets hard spaces. */
export const sentence = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`)
export const press = (name: string) => screen.findByRole('button', { name: sentence(name) })
/** A button of a program of the path, which may be on the list for bad days too. */
export const item = async (name: string) =>
  within(await screen.findByRole('region', { name: words('edit.items.title') })).findByRole('button', {
    name: sentence(name),
  })
export const SAVE = 'Zapisz i powiadom: Maria'
export const count = (text: string) => screen.findByText(text, { selector: '[role="status"]' })

/** jsdom has no layout: each row is 100 px below the one before. */
export function layRowsOut() {
  const rows = [cat, bridge, chair].map(({ title }) => title)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = this.tagName === 'LI' ? rows.findIndex((title) => this.textContent?.startsWith(title)) : 0
    return DOMRect.fromRect({ x: 0, y: place * 100, width: 300, height: 90 })
  })
}
