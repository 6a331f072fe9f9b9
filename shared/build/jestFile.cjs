/** A build replaces the import of a file by its URL; in tests it is the empty string. */
module.exports = ''
