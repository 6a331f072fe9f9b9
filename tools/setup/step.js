const everySeconds = 10

/** The steps that run now, as they are shown. @type {Set<() => string>} */
const running = new Set()

/**
 * Shows the progress of a long step: a running clock in a terminal, on one line with those of other steps, and plain
 * lines elsewhere.
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

  running.add(line)
  if (live) draw()
  else console.log(`  ${title} …`)
  const clock = setInterval(() => (live ? draw() : console.log(`  … ${line()}`)), live ? 250 : everySeconds * 1000)
  const end = (/** @type {string} */ mark) => {
    clearInterval(clock)
    running.delete(line)
    console.log(`${live ? clear : ''}${mark} ${line()}`)
    if (live && running.size > 0) draw()
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

/** Of the terminal's line. */
const clear = '\r\x1b[K'

const draw = () => process.stdout.write(`${clear}  ${[...running].map((line) => line()).join(' · ')}`)

/** @param {number} since */
function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1)
}
