import { kinoraHome } from '@kinora/releases'
import { buildAgainst } from './against/buildAgainst.ts'

// The process of `npm start -- --against` (see `buildAgainst`), for developers. `AGAINST` is the deployed product's origin.

const { AGAINST: target = '', PORT = '3000' } = process.env
const app = await buildAgainst({ target, home: kinoraHome() })
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.once('SIGTERM', () => void app.close())
