/** In tests every imported picture is this one. */
module.exports = { __esModule: true, default: { src: '/picture.svg', width: 4, height: 3 } }
