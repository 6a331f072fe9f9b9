import { runTool } from './runCommand.ts'
import type { Suite } from './suite.ts'

/** A command-line tool as one test, which passes with exit code 0. */
export const toolSuite = (name: string, script: string, args: string[]): Suite => ({
  name,
  run: async () => {
    const { code, output } = await runTool(script, args)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
})
