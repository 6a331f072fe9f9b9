/** Letters as a search compares them: "Ćwiczę" is "cwicze", and every space is the same. */
export const foldLetters = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim()
