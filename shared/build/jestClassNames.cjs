/** Every class keeps its name from the source, so that a test's output is readable. */
const names = new Proxy({}, { get: (_target, name) => String(name) })

module.exports = { __esModule: true, default: names }
