const everySeconds = 10

/**
 * Shows the progress of a long step: one line with a running clock in a terminal, plain lines elsewhere.
 * @template T
 * @param {string} title of the step
 * @param {(detail: (text: string) => void) => Promise<T>} work `detail` sets a text on its progress
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const live = process.stdout.isTTY && !process.env.CI
  const started = Date.now()
  let detail = ''
  const line = () => `${title}${detail && ` (${detail})`}, ${seconds(started)} s`

  if (live) process.stdout.write(`  ${title}`)
  else console.log(`  ${title} …`)
  const clock = setInterval(
    () => (live ? process.stdout.write(`\r\x1b[K  ${line()}`) : console.log(`  … ${line()}`)),
    live ? 250 : everySeconds * 1000,
  )
  const end = (/** @type {string} */ mark) => {
    clearInterval(clock)
    if (live) process.stdout.write(`\r\x1b[K${mark} ${line()}\n`)
    else console.log(`${mark} ${line()}`)
  }
  try {
    const result = await work((text) => (detail = text))
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}

/** @param {number} since */
function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1)
}
