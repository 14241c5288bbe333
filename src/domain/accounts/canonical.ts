/**
 * The one form of an e-mail address: what is stored, compared, counted and asked for. Only A to Z become small, so that
 * JavaScript and PostgreSQL, which disagree about letters such as İ, cannot make two forms of one address; `canonical_email` of
 * the database makes the same and refuses to store any other. Source: docs/rules/accounts.md#addresses-and-user-names.
 */
export const canonicalEmail = (address: string): string =>
  address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** The form by which a user name is compared and counted; `canonical_username` of the database makes the same. */
export const canonicalUsername = (username: string): string => username.normalize('NFKC').toLowerCase()

/** The same of what is typed to sign in: an address, or a user name, which has no @. */
export const canonicalName = (name: string): string =>
  name.includes('@') ? canonicalEmail(name) : canonicalUsername(name)
