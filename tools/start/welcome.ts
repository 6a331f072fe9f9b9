import { join } from 'node:path'

/** What a person wants to know once it runs. */
export const welcome = (port: number, home: string) => `
Kinora is up: http://localhost:${port}   (English: http://localhost:${port}/en/programs)

  database        ${process.env.DATABASE_URL ? 'the PostgreSQL of DATABASE_URL' : `embedded (PGlite), in ${join(home, 'data')}`}
  release store   embedded, in ${join(home, 'store')}
  sandbox         embedded, stands in for outside services: http://localhost:${port + 2}
  demo accounts   none yet: accounts come with a later release, all pages are public
  logs            ${join(home, 'logs')}

Ctrl-C stops everything.`
