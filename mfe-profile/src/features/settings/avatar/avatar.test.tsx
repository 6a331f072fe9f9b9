import { AVATAR_LIMIT_BYTES } from '@kinora/limits'
import { api, fakeSession, problem, server } from '@kinora/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openSettings } from '../openSettings.fake.tsx'

/** The squares that were drawn; jsdom has neither canvas nor pictures. */
let drawn: number[][]

beforeEach(() => {
  drawn = []
  HTMLImageElement.prototype.decode = async function decode() {
    if (this.src.endsWith(btoa('broken'))) throw new Error('broken')
  }
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect() {},
    drawImage: (_image: unknown, ...where: number[]) => void drawn.push(where),
  })) as unknown as HTMLCanvasElement['getContext']
  HTMLCanvasElement.prototype.toBlob = (give, type) => give(new Blob(['small'], { type }))
})

const file = (content: string | Uint8Array<ArrayBuffer> = 'a face', type = 'image/png') =>
  new File([content], 'me.png', { type })
const chooser = () => screen.getByLabelText('Wybierz zdjęcie', { selector: 'input' })

async function open(session = fakeSession()) {
  const view = await openSettings('/profile/edit', { session })
  const uploads: string[] = []
  server.use(
    http.put(api('/user/avatar'), async ({ request }) => {
      uploads.push(await request.text())
      const avatarURL = '/media/avatars/new.webp'
      view.auth.session = fakeSession({ ...session.userData, avatarURL })
      return HttpResponse.json({ data: { avatarURL } })
    }),
  )
  await screen.findByRole('heading', { name: 'Zdjęcie' })
  return { uploads, ...view }
}

/** Chooses a picture and waits until its square can be cut out. */
async function choose(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.upload(chooser(), file())
  const dialog = await screen.findByRole('dialog', { name: 'Ustaw zdjęcie' })
  const image = within(dialog).getByAltText('')
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } })
  fireEvent.load(image)
  return dialog
}

test('a square of the picture is uploaded as a small JPEG, and the session has it', async () => {
  const { user, uploads } = await open()
  const dialog = await choose(user)
  expect(within(dialog).getByRole('slider', { name: 'Powiększenie' })).toHaveFocus()
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz zdjęcie' }))

  expect(await screen.findByText('Zdjęcie zapisane.')).toBeVisible()
  expect(uploads).toEqual([
    expect.stringMatching(/name="avatar"; filename="avatar.jpg"\s+content-type: image\/jpeg\s+small/i),
  ])
  expect(drawn[0]?.slice(4)).toEqual([0, 0, 512, 512])
  expect(await screen.findByRole('img', { name: 'Twoje zdjęcie' })).toHaveAttribute('src', '/media/avatars/new.webp')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['too large', () => file(new Uint8Array(AVATAR_LIMIT_BYTES)), /mniej niż 5 MB\.$/],
  ['another type', () => file('<svg/>', 'image/svg+xml'), /^Tego pliku nie przyjmujemy/],
  ['unreadable', () => file('broken'), /^Nie udało się odczytać tego zdjęcia/],
])('a file that is %s is refused before it is sent', async (_what, given, sentence) => {
  const { user } = await open()
  // As with a file that was dropped on the field.
  chooser().removeAttribute('accept')
  await user.upload(chooser(), given())

  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a failed upload keeps the dialog, with the reason', async () => {
  const { user } = await open()
  server.use(http.put(api('/user/avatar'), () => problem(413, 'form.error.avatar.tooLarge')))
  const dialog = await choose(user)
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz zdjęcie' }))

  expect(await within(dialog).findByText(/^To zdjęcie jest za duże/)).toBeVisible()
})

test('Escape closes the dialog without an upload', async () => {
  const { user, uploads } = await open()
  await choose(user)
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(uploads).toEqual([])
})

test('the picture is removed after a question', async () => {
  const { user, auth } = await open(fakeSession({ avatarURL: '/media/avatars/old.webp' }))
  await user.click(screen.getByRole('button', { name: 'Usuń zdjęcie' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Usuń zdjęcie' }))

  expect(await screen.findByText('Zdjęcie usunięte.')).toBeVisible()
  expect(auth.session?.userData.avatarURL).toBeNull()
  expect(screen.queryByRole('img', { name: 'Twoje zdjęcie' })).not.toBeInTheDocument()
})
