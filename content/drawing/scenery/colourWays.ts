/** Five mornings: wall from top to bottom, two hills, sun, floor, mat, plant and pot. */
export const colourWays = {
  sage: {
    wall: ['#D5E6DD', '#F3F3E9'],
    hills: ['#BDD6C9', '#A3C4B5'],
    sun: '#FCE7C4',
    floor: '#F4EFE3',
    mat: '#4F8B7B',
    plant: '#5F9484',
    pot: '#D98E5F',
  },
  apricot: {
    wall: ['#FBDDBF', '#FDF1E2'],
    hills: ['#F4CBA3', '#E9B586'],
    sun: '#FFF6E4',
    floor: '#FAF0E2',
    mat: '#2F7467',
    plant: '#7F9C78',
    pot: '#B4653A',
  },
  indigo: {
    wall: ['#D6DAEE', '#F3EFF1'],
    hills: ['#BDC4E1', '#A4ADD4'],
    sun: '#FCDFC6',
    floor: '#F1EDEC',
    mat: '#56609F',
    plant: '#6C8F95',
    pot: '#8D93C6',
  },
  rose: {
    wall: ['#F4D6D0', '#FCF0EA'],
    hills: ['#E8BDB4', '#DAA59B'],
    sun: '#FFF1DC',
    floor: '#F9EEE7',
    mat: '#9C5A57',
    plant: '#839F86',
    pot: '#C27A6C',
  },
  sand: {
    wall: ['#EDE0C8', '#FAF5EA'],
    hills: ['#DDCBA8', '#CBB58C'],
    sun: '#FFFAEC',
    floor: '#F6EFE1',
    mat: '#6F7F5C',
    plant: '#77906F',
    pot: '#B98A55',
  },
} as const

/** White of window frames and skirting boards: paper, not bleach. */
export const frameWhite = '#FFFDF8'
