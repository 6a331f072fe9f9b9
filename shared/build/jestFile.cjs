/** What a build makes of a file is its address; in a test there is none. */
module.exports = ''
