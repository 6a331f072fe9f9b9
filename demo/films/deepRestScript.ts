import type { Script } from './script.ts'

export type RestMotion = 'breathe' | 'feet' | 'hands' | 'head' | 'slowBreath' | 'wake'

/** Ten minutes of guided rest, lying still: attention travels from the feet to the head. */
export const deepRestScript: Script<RestMotion> = [
  {
    motion: 'breathe', lead: 5, times: 7, period: 8, count: 'seconds',
    title: { pl: 'Połóż się', en: 'Lie down' },
    note: { pl: 'kolana na poduszce', en: 'knees on a cushion' },
    cues: [
      [1, 7, 'Połóż się na plecach. Wsuń poduszkę pod kolana.', 'Lie on your back. Slide a cushion under your knees.'],
      [10, 16, 'Ręce leżą obok ciała, dłonie wnętrzem do góry.', 'Your arms lie beside you, palms up.'],
      [20, 26, 'Zamknij oczy albo patrz miękko w sufit.', 'Close your eyes or look softly at the ceiling.'],
      [32, 38, 'Przez dziesięć minut nic nie trzeba robić.', 'For ten minutes there is nothing to do.'],
      [46, 53, 'Jeśli myśli odpłyną, po prostu wróć.', 'If your thoughts drift off, simply come back.'],
    ],
  },
  {
    motion: 'breathe', lead: 4, times: 7, period: 8, count: 'seconds',
    title: { pl: 'Ciężar ciała', en: 'The weight of your body' },
    note: { pl: 'prawie minuta', en: 'almost a minute' },
    cues: [
      [1, 7, 'Zauważ miejsca, w których dotykasz podłogi.', 'Notice the places where you touch the floor.'],
      [11, 17, 'Pięty. Pośladki. Łopatki. Głowa.', 'Heels. Buttocks. Shoulder blades. Head.'],
      [24, 31, 'Z każdym wydechem oddaj jej trochę więcej ciężaru.', 'With every breath out, give it a little more of your weight.'],
      [42, 49, 'Podłoga Cię niesie. Możesz przestać się trzymać.', 'The floor carries you. You can stop holding on.'],
    ],
  },
  {
    motion: 'feet', lead: 4, times: 4, period: 16, count: 'seconds',
    title: { pl: 'Stopy i łydki', en: 'Feet and calves' },
    note: { pl: 'ponad minuta', en: 'over a minute' },
    cues: [
      [1, 7, 'Skieruj uwagę do stóp. Porusz nimi odrobinę.', 'Bring your attention to your feet. Move them a little.'],
      [12, 18, 'Palce, podeszwy, kostki.', 'Toes, soles, ankles.'],
      [26, 33, 'Zauważ, czy są ciepłe, czy chłodne.', 'Notice whether they are warm or cool.'],
      [42, 48, 'Potem łydki. Niczego nie zmieniaj.', 'Then your calves. Change nothing.'],
      [56, 63, 'Stopy opadają na boki.', 'Your feet fall to the sides.'],
    ],
  },
  {
    motion: 'breathe', lead: 4, times: 8, period: 8, count: 'seconds',
    title: { pl: 'Kolana i biodra', en: 'Knees and hips' },
    note: { pl: 'ponad minuta', en: 'over a minute' },
    cues: [
      [1, 7, 'Przejdź do kolan i ud.', 'Move on to your knees and thighs.'],
      [11, 18, 'Poduszka je trzyma, więc one nie muszą.', 'The cushion holds them, so they need not.'],
      [30, 36, 'Biodra rozkładają się na boki.', 'Your hips spread to the sides.'],
      [48, 55, 'Wydech. Nogi są ciężkie i Twoje.', 'Breathe out. Your legs are heavy and at ease.'],
    ],
  },
  {
    motion: 'breathe', lead: 4, times: 8, period: 8, count: 'seconds',
    title: { pl: 'Brzuch i plecy', en: 'Belly and back' },
    note: { pl: 'ponad minuta', en: 'over a minute' },
    cues: [
      [1, 7, 'Teraz brzuch. Unosi się i opada sam.', 'Now your belly. It rises and falls on its own.'],
      [16, 22, 'Pod nim plecy, szerokie i ciężkie.', 'Beneath it your back, broad and heavy.'],
      [34, 41, 'Gdzieś jest napięcie? Oddychaj obok niego.', 'Is there tension somewhere? Breathe beside it.'],
      [52, 58, 'Każdy wydech robi trochę miejsca.', 'Every breath out makes a little room.'],
    ],
  },
  {
    motion: 'hands', lead: 4, times: 4, period: 16, count: 'seconds',
    title: { pl: 'Dłonie i barki', en: 'Hands and shoulders' },
    note: { pl: 'ponad minuta', en: 'over a minute' },
    cues: [
      [1, 7, 'Zauważ dłonie. Zegnij palce i puść.', 'Notice your hands. Curl your fingers and let go.'],
      [14, 20, 'Każdy palec z osobna.', 'Each finger by itself.'],
      [28, 34, 'Nadgarstki, łokcie, ramiona.', 'Wrists, elbows, upper arms.'],
      [44, 51, 'Niech barki rozejdą się po podłodze.', 'Let your shoulders spread over the floor.'],
    ],
  },
  {
    motion: 'head', lead: 4, times: 4, period: 16, count: 'seconds',
    title: { pl: 'Szyja i twarz', en: 'Neck and face' },
    note: { pl: 'ponad minuta', en: 'over a minute' },
    cues: [
      [1, 7, 'Przetocz głowę odrobinę na boki i wróć.', 'Roll your head a little to each side and come back.'],
      [16, 22, 'Szyja jest długa, gardło miękkie.', 'Your neck is long, your throat soft.'],
      [30, 36, 'Rozluźnij język i szczękę.', 'Let go of your tongue and your jaw.'],
      [46, 53, 'Wygładź miejsce między brwiami.', 'Smooth the place between your eyebrows.'],
    ],
  },
  {
    motion: 'slowBreath', lead: 4, times: 8, period: 10,
    title: { pl: 'Powolny oddech', en: 'Slow breath' },
    note: { pl: '8 oddechów', en: '8 breaths' },
    cues: [
      [0.5, 4, 'Teraz tylko oddech.', 'Now only your breath.'],
      [4.5, 8, 'Wdech przez cztery.', 'In for four.'],
      [8.5, 13.5, 'Wydech przez sześć.', 'Out for six.'],
      [26, 33, 'Za długo? Skróć i licz po swojemu.', 'Too long? Shorten it and count your own way.'],
      [54, 60, 'Jeszcze trzy takie oddechy.', 'Three more breaths like this.'],
    ],
  },
  {
    motion: 'breathe', lead: 4, times: 5, period: 8, count: 'seconds',
    title: { pl: 'Cisza', en: 'Silence' },
    note: { pl: '40 sekund', en: '40 seconds' },
    cues: [
      [1, 7, 'Zostaw liczenie. Leż i niczego nie szukaj.', 'Leave the counting. Lie there and look for nothing.'],
      [24, 30, 'Jeśli przyjdzie sen, też dobrze.', 'If sleep comes, that is fine too.'],
    ],
  },
  {
    motion: 'wake', lead: 4, times: 1, period: 34, count: 'seconds',
    title: { pl: 'Powrót', en: 'Coming back' },
    note: { pl: 'bez pośpiechu', en: 'in no hurry' },
    cues: [
      [1, 8, 'Porusz palcami dłoni i stóp.', 'Move your fingers and toes.'],
      [10, 17, 'Z wdechem wyciągnij ręce za głowę. Przeciągnij się.', 'Breathe in, reach your arms past your head. Stretch.'],
      [19, 25, 'Połóż dłonie na brzuchu.', 'Rest your hands on your belly.'],
      [27, 33, 'Przewróć się na bok i usiądź, podpierając się ręką.', 'Roll onto your side and sit up with the help of your hand.'],
    ],
  },
]
