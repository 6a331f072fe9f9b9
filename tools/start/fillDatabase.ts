import { demoPassword } from './demoAccounts.ts'
import { runImport } from './runImport.ts'

/**
 * Imports content and demo users into the database of `npm start`, before the API starts. Returns the import's output.
 */
export const fillDatabase = (home: string): Promise<string> =>
  runImport('demo', { NODE_ENV: 'development', KINORA_HOME: home, DEMO_PASSWORD: demoPassword(home) })
