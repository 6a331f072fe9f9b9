import { runTool } from './runCommand.ts'
import type { Suite } from './suite.ts'

/** A tool that finds faults or does not: one test, passed when it ends with 0. */
export const toolSuite = (name: string, script: string, args: string[]): Suite => ({
  name,
  run: async () => {
    const { code, output } = await runTool(script, args)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
})
