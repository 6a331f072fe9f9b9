import { demoPassword } from './demoPassword.ts'
import { runImport } from './runImport.ts'

/** Content and the demo's people, into the database of `npm start` before its API begins. Answers what was done. */
export const fillDatabase = (home: string): Promise<string> =>
  runImport('demo', { NODE_ENV: 'development', KINORA_HOME: home, DEMO_PASSWORD: demoPassword(home) })
