import type { DemoProgram } from '../program.ts'

export const kneeHug: DemoProgram = {
  slug: 'knee-hug',
  category: 'rest',
  levels: ['easy'],
  isExample: false,
  film: null,
  durationSeconds: 240,
  moreLikeThis: ['calming-breath', 'cat-back', 'stable-bridge'],
  words: {
    pl: {
      title: 'Kolano do piersi na dobranoc',
      summary: 'Cztery minuty odpoczynku dla pleców. Możesz zrobić je w łóżku, tuż przed snem.',
      description: 'Przyciągasz kolana do siebie, jedno po drugim, i oddychasz. Nic tu nie trzeba osiągnąć. Chodzi o to, żeby plecy zrobiły się cięższe, a myśli wolniejsze.',
      forWhom: 'Dla osób zmęczonych po całym dniu, także wtedy, gdy na ćwiczenia brakuje sił.',
      whatYouNeed: ['Mata albo łóżko', 'Mała poduszka pod głowę'],
      whenNotTo: ['jesteś po operacji biodra i masz zakaz mocnego zginania', 'przyciąganie kolana nasila ból w plecach lub nodze', 'leżenie płasko utrudnia Ci oddychanie'],
      transcription: [
        'Połóż się na plecach. Nogi wyprostowane, głowa na poduszce. Pozwól podłodze Cię nieść.',
        'Ugnij jedno kolano i obejmij je dłońmi. Przyciągnij tak, jak jest miło. Trzy długie wydechy.',
        'Odłóż nogę powoli. Teraz drugie kolano i znów trzy wydechy.',
        'Przyciągnij oba kolana i kołysz się odrobinę na boki. Plecy masują się o podłogę.',
        'Wyprostuj nogi albo zostaw stopy na macie. Zamknij oczy i zostań tak długo, jak chcesz.',
      ],
      posterAlt: 'Starsza kobieta leży na macie i przyciąga dłońmi jedno kolano do klatki piersiowej.',
      chapters: [
        { start: 0, title: 'Połóż się', note: '30 sekund' },
        { start: 30, title: 'Pierwsze kolano', note: '3 wydechy' },
        { start: 85, title: 'Drugie kolano', note: '3 wydechy' },
        { start: 140, title: 'Kołysanie', note: '40 sekund' },
        { start: 180, title: 'Odpoczynek', note: '1 minuta' },
      ],
    },
    en: {
      title: 'Knee to chest for a good night',
      summary: 'Four minutes of rest for your back. You can do them in bed, just before sleep.',
      description: 'You draw your knees to you, one after the other, and breathe. There is nothing to achieve. Your back may grow heavier and your thoughts slower.',
      forWhom: 'For people tired after the day, also when there is no strength left for exercise.',
      whatYouNeed: ['A mat or a bed', 'A small pillow for your head'],
      whenNotTo: ['after hip surgery you may not bend it deeply', 'drawing your knee in makes back or leg pain worse', 'lying flat makes it hard to breathe'],
      transcription: [
        'Lie on your back. Legs straight, head on a pillow. Let the floor carry you.',
        'Bend one knee and hold it with both hands. Draw it in as far as is pleasant. Three long breaths out.',
        'Put the leg down slowly. Now the other knee, and three breaths out again.',
        'Draw both knees in and rock a little from side to side. The floor massages your back.',
        'Straighten your legs or leave your feet on the mat. Close your eyes and stay as long as you like.',
      ],
      posterAlt: 'An older woman lies on a mat and draws one knee to her chest with both hands.',
      chapters: [
        { start: 0, title: 'Lie down', note: '30 seconds' },
        { start: 30, title: 'First knee', note: '3 breaths out' },
        { start: 85, title: 'Second knee', note: '3 breaths out' },
        { start: 140, title: 'Rocking', note: '40 seconds' },
        { start: 180, title: 'Rest', note: '1 minute' },
      ],
    },
  },
}
