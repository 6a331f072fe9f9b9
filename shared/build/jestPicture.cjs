/** A picture beside a text: in a test all are one. */
module.exports = { __esModule: true, default: { src: '/picture.svg', width: 4, height: 3 } }
