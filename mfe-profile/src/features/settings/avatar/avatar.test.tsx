import { api, fakeSession, problem, server } from '@kinora/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openSettings } from '../openSettings.fake.tsx'
import { words } from '../../../words.fake.ts'

/** The squares that were drawn; jsdom has neither canvas nor pictures. */
let drawn: number[][]

beforeEach(() => {
  drawn = []
  HTMLImageElement.prototype.decode = async function decode() {
    if (this.src.endsWith(btoa('broken')) || this.src.startsWith('data:image/heic')) throw new Error('broken')
  }
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect() {},
    drawImage: (_image: unknown, ...where: number[]) => void drawn.push(where),
  })) as unknown as HTMLCanvasElement['getContext']
  HTMLCanvasElement.prototype.toBlob = (give, type) => give(new Blob(['small'], { type }))
})

const HEIC = new TextEncoder().encode('\0\0\0\u0018ftypheic')
/** A JPEG of a camera: 6.4 MB. */
const photo = () => Object.defineProperty(file(new Uint8Array([0xff, 0xd8, 0xff]), ''), 'size', { value: 6_400_000 })

const file = (content: string | Uint8Array<ArrayBuffer> = 'a face', type = 'image/png') =>
  new File([content], 'me.png', { type })
const chooser = () => screen.getByLabelText(words('edit.avatar.choose'), { selector: 'input' })

async function open(session = fakeSession()) {
  const view = await openSettings('/profile/edit', { as: session })
  const uploads: string[] = []
  server.use(
    http.put(api('/user/avatar'), async ({ request }) => {
      uploads.push(await request.text())
      const avatarURL = '/media/avatars/new.webp'
      view.auth.session = fakeSession({ ...session.userData, avatarURL })
      return HttpResponse.json({ data: { avatarURL } })
    }),
  )
  await screen.findByRole('heading', { name: words('edit.avatar.title') })
  return { uploads, ...view }
}

/** Chooses a picture and waits until its square can be cut out. */
async function choose(user: Awaited<ReturnType<typeof open>>['user'], chosen = file()) {
  await user.upload(chooser(), chosen)
  const dialog = await screen.findByRole('dialog', { name: words('edit.avatar.cropTitle') })
  const image = within(dialog).getByAltText('')
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } })
  fireEvent.load(image)
  return dialog
}

test('a square of the picture is uploaded as a small JPEG, and the session has it', async () => {
  const { user, uploads } = await open()
  const dialog = await choose(user)
  expect(within(dialog).getByRole('slider', { name: words('edit.avatar.zoom') })).toHaveFocus()
  await user.click(within(dialog).getByRole('button', { name: words('edit.avatar.save') }))

  expect(await screen.findByText(words('edit.avatar.saved'))).toBeVisible()
  expect(uploads).toEqual([
    expect.stringMatching(/name="avatar"; filename="avatar.jpg"\s+content-type: image\/jpeg\s+small/i),
  ])
  expect(drawn[0]?.slice(4)).toEqual([0, 0, 512, 512])
  expect(await screen.findByRole('img', { name: words('edit.avatar.alt') })).toHaveAttribute(
    'src',
    '/media/avatars/new.webp',
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['too large', () => file(new Uint8Array(40 * 2 ** 20 + 1)), /mniej niż 40 MB\.$/],
  ['HEIC without a type', () => file(HEIC, ''), /jest w formacie HEIC/],
  ['another type', () => file('<svg/>', 'image/svg+xml'), /^Tego pliku nie przyjmujemy/],
  ['unreadable', () => file('broken'), /^Nie udało się odczytać tego zdjęcia/],
])('a file that is %s is refused before it is sent', async (_what, makeFile, sentence) => {
  const { user } = await open()
  // As with a file that was dropped on the field.
  chooser().removeAttribute('accept')
  await user.upload(chooser(), makeFile())

  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a large picture of a camera is taken, also if the phone does not say what it is', async () => {
  const { user, uploads } = await open()
  chooser().removeAttribute('accept')
  const dialog = await choose(user, photo())
  expect(within(dialog).getByAltText('')).toHaveAttribute('src', expect.stringMatching(/^data:image\/jpeg;/))
  await user.click(within(dialog).getByRole('button', { name: words('edit.avatar.save') }))

  await waitFor(() => expect(uploads).toHaveLength(1))
})

test('a failed upload keeps the dialog, with the reason', async () => {
  const { user } = await open()
  server.use(http.put(api('/user/avatar'), () => problem(413, 'form.error.avatar.tooLarge')))
  const dialog = await choose(user)
  await user.click(within(dialog).getByRole('button', { name: words('edit.avatar.save') }))

  expect(await within(dialog).findByText(words('account.problem.form.error.avatar.tooLarge'))).toBeVisible()
})

test('while a picture is uploaded nothing closes the dialog, so that a failure is seen', async () => {
  const { user } = await open()
  let answer = () => {}
  const begun = new Promise<void>((began) => {
    server.use(
      http.put(api('/user/avatar'), async () => {
        began()
        await new Promise<void>((resolve) => (answer = resolve))
        return problem(413, 'form.error.avatar.tooLarge')
      }),
    )
  })
  const dialog = await choose(user)
  await user.click(within(dialog).getByRole('button', { name: words('edit.avatar.save') }))
  await begun
  await user.keyboard('{Escape}{Escape}{Escape}')
  await user.click(within(dialog).getByRole('button', { name: words('edit.avatar.cancel') }))
  answer()

  expect(await within(dialog).findByText(words('account.problem.form.error.avatar.tooLarge'))).toBeVisible()
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
  await user.click(screen.getByRole('button', { name: words('edit.avatar.remove') }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words('edit.avatar.remove') }))

  expect(await screen.findByText(words('edit.avatar.removed'))).toBeVisible()
  expect(auth.session?.userData.avatarURL).toBeNull()
  expect(screen.queryByRole('img', { name: words('edit.avatar.alt') })).not.toBeInTheDocument()
})
