/** A text in both languages. */
type Words = { pl: string; en: string }

/** Who runs this site. Texts take these facts in the words of `factsIn`. */
export type Identity = {
  /** The full name in the register. */
  company: string
  /** The office, which is also the seat. `country` is ISO 3166-1. */
  address: { street: string; postCode: string; city: string; country: 'PL' }
  /** How to get in, for those who cannot climb stairs. */
  entrance: Words
  register: { court: Words; krs: string; nip: string; regon: string; capitalInZloty: number }
  /** E.164 */
  phone: string
  email: { help: string; privacy: string; accessibility: string }
  /** When somebody answers the telephone. Weekdays are ISO (1 is Monday) and follow each other; `09:00`, in Poland. */
  hours: { from: number; to: number; opens: string; closes: string }
  /** `https:` addresses of accounts on other sites. */
  links: { blog: Words; instagram: Words; facebook: Words; youtube: string; linkedin: string }
}

/**
 * The one place of these facts. They are an example, and show it: nobody can own the domain (RFC 2606), and no register,
 * post office or telephone network gives out such numbers. `npm run doctor` lists what is left of it.
 */
export const identity: Identity = {
  company: 'Kinora Przykład sp. z o.o.',
  address: { street: 'ul. Przykładowa 12, lok. 3', postCode: '00-000', city: 'Przykładowo', country: 'PL' },
  entrance: {
    pl: 'Wejście od podwórza, bez schodów, z miejscem do parkowania przed drzwiami.',
    en: 'The entrance is from the courtyard. It has no steps, and you can park at the door.',
  },
  register: {
    court: { pl: 'Sąd Rejonowy w Przykładowie', en: 'District Court in Przykładowo' },
    krs: '0000000000',
    nip: '1234567890',
    regon: '123456789',
    capitalInZloty: 5000,
  },
  phone: '+48580000012',
  email: {
    help: 'pomoc@kinora.example',
    privacy: 'dane@kinora.example',
    accessibility: 'dostepnosc@kinora.example',
  },
  hours: { from: 1, to: 5, opens: '09:00', closes: '16:00' },
  links: {
    blog: { pl: 'https://kinora.example/blog', en: 'https://kinora.example/en/blog' },
    instagram: { pl: 'https://kinora.example/instagram-pl', en: 'https://kinora.example/instagram' },
    facebook: { pl: 'https://kinora.example/facebook-pl', en: 'https://kinora.example/facebook' },
    youtube: 'https://kinora.example/youtube',
    linkedin: 'https://kinora.example/linkedin',
  },
}
