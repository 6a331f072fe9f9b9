import type { PathTemplate } from './records.ts'
import type { Calendar } from './calendar.ts'
import { minuteOf } from './calendar.ts'
import { KATARZYNA } from './specialists.ts'

/** Paths that Katarzyna begins with, before she fits them to a member. */
export const templates = (days: Calendar): PathTemplate[] => [
  {
    specialist: KATARZYNA,
    name: 'Plecy: pierwsze tygodnie',
    note: 'Zacznij od spokojnych ruchów i rób przerwy, kiedy chcesz. Jeśli ból narasta, przerwij i napisz do mnie.',
    trainings: [
      { program: 'cat-back', timesAWeek: 5, dose: 'Powoli, w rytmie oddechu' },
      { program: 'knee-hug', timesAWeek: 4, dose: null },
      { program: 'stable-bridge', timesAWeek: 3, dose: 'Tylko tak wysoko, jak jest wygodnie' },
      { program: 'bird-dog', timesAWeek: 0, dose: null },
    ],
    gentle: ['calming-breath', 'knee-hug'],
    madeAt: days.at(140, minuteOf('09:40')),
  },
  {
    specialist: KATARZYNA,
    name: 'Szyja i barki przy biurku',
    note: 'Lepiej krótko i często niż długo i rzadko. Wybierz stałą porę, na przykład po obiedzie.',
    trainings: [
      { program: 'calm-neck', timesAWeek: 5, dose: 'Najlepiej w środku dnia' },
      { program: 'shoulder-stick', timesAWeek: 3, dose: null },
      { program: 'wall-push', timesAWeek: 2, dose: null },
      { program: 'band-row', timesAWeek: 0, dose: null },
    ],
    gentle: ['calm-neck', 'calming-breath'],
    madeAt: days.at(95, minuteOf('13:15')),
  },
]
