/** The site's light colours, as far as films use them over their scenes. */
export const look = {
  paper: '#FAF7F2',
  white: '#FFFFFF',
  ink: '#1C2826',
  quiet: '#46544F',
  line: '#D9D2C6',
  pine: '#0F5B4F',
  pineSoft: '#DDEDE8',
  apricot: '#F4A963',
  apricotSoft: '#FDEBD8',
  clay: '#93450F',
} as const
