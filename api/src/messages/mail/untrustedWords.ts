const NAME_MAX_LENGTH = 80

/** Only the letters of a name, so that it cannot contain an address. */
export const lettersOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}'’ -]/gu, '')
    .slice(0, NAME_MAX_LENGTH)
    .trim()

/** A sentence that begins right after the one before, without a space. */
const GLUED = /(\p{Ll}[.!?])(\p{Lu}\p{Ll})/gu
/** An address as people and mail programs recognise it: with a scheme, `www.` or `@`, or like `example.com`. */
const ADDRESS = /:\/\/|^\W*www\.|@|[\p{L}\p{N}]\.\p{L}{2,}/iu

/**
 * A stranger's words for a mail to somebody else: what looks like an address becomes `…`, so that nobody can have us
 * send a link. Control characters and more than one empty line are left out.
 */
export const withoutAddresses = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
    .replace(GLUED, '$1 $2')
    .replace(/\S+/g, (word) => (ADDRESS.test(word) ? '…' : word))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
