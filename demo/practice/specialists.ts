import type { Specialist } from './records.ts'

type Who = Omit<Specialist, 'key' | 'email' | 'phoneNumber' | 'address' | 'registeredAt'>

const on = (from: string, to: string, ...weekdays: number[]) => weekdays.map((weekday) => ({ weekday, from, to }))

export const KATARZYNA = 'katarzyna-szalwia'
export const MAREK = 'marek-modrzew'

/** The two who run the practice, and for how many days. */
export const specialists: (Who & { joined: number })[] = [
  {
    firstName: 'Katarzyna',
    lastName: 'Szałwia',
    age: 44,
    gender: 'female',
    locale: 'pl',
    avatar: 1,
    joined: 430,
    title: 'physiotherapist',
    registrationNumber: 'DEMO-0001',
    officeHours: [...on('08:30', '15:30', 1, 2, 3, 4, 5), ...on('09:00', '12:00', 6)],
    description: {
      pl: 'Kręgosłup, biodra i kolana, także po operacjach. Zwykle odpisuję w ciągu dnia, w niedziele rzadziej.',
      en: 'Backs, hips and knees, also after surgery. I usually answer within a day, on Sundays less often.',
    },
  },
  {
    firstName: 'Marek',
    lastName: 'Modrzew',
    age: 56,
    gender: 'male',
    locale: 'pl',
    avatar: 2,
    joined: 410,
    title: 'medicalDoctor',
    registrationNumber: 'DEMO-0002',
    officeHours: on('10:00', '14:00', 1, 3, 5),
    description: {
      pl: 'Lekarz rehabilitacji. Powrót do ruchu po chorobie, bez pośpiechu. Odpisuję w ciągu dwóch dni roboczych.',
      en: 'A doctor of rehabilitation. Back to movement after illness, without hurry. I answer within two working days.',
    },
  },
]
