/**
 * Endings of Polish words without diacritics, by how many letters must be left before them. Nouns of verbs ("-anie")
 * need more, because "kolanie" is a form of "kolano". Longer endings come first.
 */
const ENDINGS: [shortest: number, endings: RegExp][] = [
  [4, /(?:aniami|eniami|aniach|eniach|aniem|eniem|ania|enia|aniu|eniu|anie|enie|an|en)$/],
  [
    3,
    new RegExp(
      `(?:${[
        'oscia owych owymi owego acego acemu acymi',
        'iami iach iego iemu iowi osci owac ywac acym acej acych ajac',
        'owej owa owy owe ami ach ego emu ymi imi ych ich iem iej iom iow owi osc aca ace acy aco iec uje uja ila ala amy imy ymy',
        'om ow em ej ym im ie ia io iu ac ic yc ec am isz ysz asz aj il yl al',
        'a e i o u y',
      ]
        .join(' ')
        .split(' ')
        .sort((one, other) => other.length - one.length)
        .join('|')})$`,
    ),
  ],
]

/** The part of a word, without diacritics, that its forms have in common: "kolan" of "kolanach". A light stemmer. */
export function stemPolish(word: string): string {
  for (const [shortest, endings] of ENDINGS) {
    const stem = word.replace(endings, '')
    if (stem !== word && stem.length >= shortest) return stem
  }
  // A shorter ending may fit where the longest leaves too little.
  const shorter = word.replace(/(?:ie|ia|em|om|ow|a|e|i|o|u|y)$/, '')
  return shorter.length >= 3 ? shorter : word.length > 3 ? word.replace(/[aeiouy]$/, '') : word
}
