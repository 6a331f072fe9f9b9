import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import { wallPushScript } from '../scripts/wallPushScript.ts'
import type { Program } from '../program.ts'

export const wallPush: Program = {
  slug: 'wall-push',
  category: 'neck',
  levels: ['easy', 'medium'],
  isExample: true,
  film: 'wall-push',
  durationSeconds: secondsOf(wallPushScript),
  moreLikeThis: ['shoulder-stick', 'band-row', 'calm-neck'],
  words: {
    pl: {
      title: 'Mocne ramiona przy ścianie',
      summary: 'Wzmocnisz ramiona i barki na stojąco. Wystarczy kawałek pustej ściany.',
      description:
        'Pompka przy ścianie jest lżejsza niż na podłodze, a uczy tego samego: pewnego podparcia. Im bliżej stoisz, tym łatwiej. Dobierz odległość do dnia.',
      forWhom: 'Dla osób, które chcą mieć silniejsze ręce, a nie chcą lub nie mogą ćwiczyć na podłodze.',
      whatYouNeed: ['Pusta ściana', 'Buty, które się nie ślizgają'],
      whenNotTo: [
        'masz świeży uraz barku, łokcia lub nadgarstka',
        'podniesienie ręki boli także w spoczynku',
        'czujesz ucisk w klatce piersiowej',
      ],
      transcription: transcriptionOf(wallPushScript, 'pl'),
      posterAlt:
        'Starsza kobieta o siwych włosach opiera dłonie o ścianę w jasnym korytarzu. Ugina łokcie, całe ciało jest proste.',
      chapters: chaptersOf(wallPushScript, 'pl'),
    },
    en: {
      title: 'Strong arms at the wall',
      summary: 'Strengthen your arms and shoulders standing up. A stretch of empty wall is all you need.',
      description:
        'A push-up at the wall is lighter than on the floor and teaches the same thing: firm support. The closer you stand, the easier it is. Choose the distance that suits the day.',
      forWhom: 'For people who want stronger arms and do not want to, or cannot, exercise on the floor.',
      whatYouNeed: ['An empty wall', 'Shoes that do not slip'],
      whenNotTo: [
        'you have a recent shoulder, elbow or wrist injury',
        'lifting your arm hurts even at rest',
        'you feel pressure in your chest',
      ],
      transcription: transcriptionOf(wallPushScript, 'en'),
      posterAlt:
        'An older woman with grey hair leans her hands on a wall in a light hallway. Her elbows bend, her body is straight.',
      chapters: chaptersOf(wallPushScript, 'en'),
    },
  },
}
