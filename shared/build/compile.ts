import webpack, { type Compilation, type Configuration } from 'webpack'

/** Runs webpack once. @throws Error that lists webpack's errors. */
export function compile(config: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    if (!compiler) return reject(new Error(`${config.name}: webpack has no compiler`))
    compiler.run((error, stats) => {
      const problems = stats?.hasErrors() ? stats.toString({ all: false, errors: true, errorDetails: true }) : undefined
      compiler.close(() => {
        if (error ?? problems) reject(error ?? new Error(`${config.name}\n${problems}`))
        else resolve(stats!.compilation)
      })
    })
  })
}
