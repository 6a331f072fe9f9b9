/** What tools find and we leave, with the reason. One that finds nothing any more fails: it is to be removed. */
export const accepted: { tool: string; finding: RegExp; why: string }[] = [
  { tool: 'Lighthouse', finding: /valid-source-maps/, why: 'Sources are not published.' },
  { tool: 'Lighthouse', finding: /is-crawlable.*sign-up/, why: 'Pages of accounts are noindex.' },
  {
    tool: 'Redocly',
    finding: /no-ambiguous-paths/,
    why: 'The addresses are those of clients that exist; ids are numbers, and no words.',
  },
  {
    tool: 'Redocly',
    finding: /operation-2xx-response.*(auth~1(callback|signin|error)|reminders~1stop)/,
    why: 'They redirect, and answer nothing else.',
  },
  { tool: 'Spectral', finding: /operation-description/, why: 'Operations have a summary, and shapes their words.' },
]
