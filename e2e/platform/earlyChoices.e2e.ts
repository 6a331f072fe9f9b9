import { formFields } from '../support/formFields.ts'
import { openWithoutScripts } from '../support/openWithoutScripts.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

const PASSWORD = 'lampa wiosna rower'

const KEYS = { Hasło: PASSWORD, 'Powtórz hasło': PASSWORD }
const PERSON = { Imię: 'Maria', Nazwisko: 'Wójcik', 'Wiek w latach': '67' }
const CONTACT = {
  'Numer telefonu': '01512 3456789',
  'Ulica i numer domu': 'Lindenstraße 4',
  'Numer mieszkania lub drugi wiersz (nieobowiązkowo)': '7',
  'Kod pocztowy': '10969',
  Miejscowość: 'Berlin',
}
const CONSENTS = [
  'Akceptuję regulamin',
  'Wiem, jak Kinora przetwarza',
  'Zgadzam się, żeby Kinora przetwarzała dane',
  'Chcę dostawać e-\u2060mailem',
]
const REGISTERED = {
  role: 'specialist',
  password: PASSWORD,
  firstName: 'Maria',
  lastName: 'Wójcik',
  age: 67,
  country: 'DE',
  phoneNumber: '+4915123456789',
  address: { streetAddress: 'Lindenstraße 4', streetAddress2: '7', postCode: '10969', city: 'Berlin' },
  consents: { terms: true, privacy: true, health: true, marketing: true },
}

const FIT = [
  ['position', 'sitting'],
  ['position', 'lying'],
  ['equipment', 'chair'],
  ['equipment', 'mat'],
  ['region', 'back'],
  ['quiet', '1'],
]

test.describe('fields that were filled in before hydration are kept and sent', () => {
  // The browser logs the API's refusals to its console: a wrong password, and a message sent within three seconds.
  test.use({ mayComplain: true })

  for (const [from, path, title] of [
    ['a member, switched to specialist before hydration', '/auth/sign-up', 'Trener'],
    ['a specialist, from a link with ?as=specialist', '/auth/sign-up?as=specialist', 'Fizjoterapeuta'],
  ] as const)
    test(`signing up as ${from}`, async ({ page }) => {
      const { write, choose, tick, expectTexts, expectChosen, next, send } = formFields(page)
      const loadScripts = await openWithoutScripts(page, path)
      const account = { 'Adres e-\u2060mail': `${title.toLowerCase()}.early@example.org`, ...KEYS }
      await choose('Prowadzę innych')
      await write(account)
      loadScripts()

      await next('O Tobie')
      await write({ ...PERSON, 'Numer prawa wykonywania zawodu lub certyfikatu': 'PWZ 12345' })
      await choose(title, 'Mężczyzna')
      await next('Kontakt')
      await page.getByLabel('Kraj').fill('Niem')
      await page.getByRole('option', { name: 'Niemcy' }).click()
      await write(CONTACT)
      await next('Zgody')
      await tick(...CONSENTS)
      await expectTexts({ ...account, ...PERSON, ...CONTACT })
      await expectChosen(...CONSENTS)
      expect(await send('Załóż konto', /register/)).toMatchObject({
        ...REGISTERED,
        gender: 'male',
        professionalTitle: title === 'Trener' ? 'trainer' : 'physiotherapist',
        registrationNumber: 'PWZ 12345',
      })
    })

  test('the contact form', async ({ page }) => {
    const { write, tick, send } = formFields(page)
    const loadScripts = await openWithoutScripts(page, '/contact')
    await write({
      'Imię i nazwisko': 'Maria Wójcik',
      'E-\u2060mail': 'maria@example.org',
      Wiadomość: 'Kiedy będą nowe programy?',
    })
    await page.getByLabel('Temat').selectOption('Media i współpraca')
    await tick('Zgadzam się')
    loadScripts()

    expect(await send('Wyślij wiadomość', /contact\?/)).toMatchObject({
      name: 'Maria Wójcik',
      email: 'maria@example.org',
      topic: 'press',
      message: 'Kiedy będą nowe programy?',
      consent: true,
    })
  })

  for (const { path, texts, button, address, sent } of [
    {
      path: 'sign-in',
      texts: { 'Adres e-\u2060mail': 'maria@example.org', Hasło: PASSWORD },
      button: 'Zaloguj się',
      address: /callback/,
      sent: { email: 'maria@example.org', password: PASSWORD },
    },
    {
      path: 'forgot-password',
      texts: { 'Adres e-\u2060mail': 'maria@example.org' },
      button: 'Wyślij link',
      address: /forgot-password/,
      sent: { email: 'maria@example.org' },
    },
    {
      path: 'reset-password#code=1',
      texts: { Hasło: PASSWORD, 'Powtórz hasło': PASSWORD },
      button: 'Zapisz hasło',
      address: /reset-password/,
      sent: { password: PASSWORD, passwordConfirmation: PASSWORD },
    },
  ]) {
    test(`the form of ${path}`, path === 'sign-in' ? {} : THOROUGH, async ({ page }) => {
      const { write, send } = formFields(page)
      const loadScripts = await openWithoutScripts(page, `/auth/${path}`)
      await write(texts)
      loadScripts()

      expect(await send(button, address)).toMatchObject(sent)
    })
  }

  test('the search of the FAQ', THOROUGH, async ({ page }) => {
    const { write, expectTexts } = formFields(page)
    const loadScripts = await openWithoutScripts(page, '/faq')
    await write({ 'Czego dotyczy Twoje pytanie?': 'karta podarunkowa' })
    loadScripts()

    await expect(page.getByRole('status').filter({ hasText: 'Pasuj' })).toBeVisible()
    await expectTexts({ 'Czego dotyczy Twoje pytanie?': 'karta podarunkowa' })
  })

  test('the filters of the list, and its order', async ({ page }) => {
    const { write, tick, expectTexts, expectChosen } = formFields(page)
    const loadScripts = await openWithoutScripts(page, '/programs')
    const pick = async (label: string) => (await page.getByLabel(label).selectOption({ index: 2 })).join()
    const chosen = {
      category: await pick('Kategoria'),
      level: await pick('Poziom'),
      duration: await pick('Czas trwania'),
      sort: await pick('Kolejność'),
    }
    await write({ 'Szukaj słowem': 'oddech' })
    await page.getByRole('main').getByText('Pasuje do mnie').click()
    const suits = ['siedząc', 'leżąc', 'krzesło', 'mata', 'plecy', 'po cichu']
    await tick(...suits)
    loadScripts()

    const query = new URLSearchParams([...Object.entries(chosen), ...FIT, ['phrase', 'oddech']])
    await expect(page).toHaveURL(
      ({ searchParams }) =>
        [...query].every(([name, value]) => searchParams.has(name, value)) && searchParams.size === query.size,
    )
    await expectTexts({
      'Szukaj słowem': 'oddech',
      Kategoria: chosen.category,
      Poziom: chosen.level,
      'Czas trwania': chosen.duration,
      Kolejność: chosen.sort,
    })
    await expectChosen(...suits)
  })
})
