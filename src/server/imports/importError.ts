/** A file or mapping that cannot be imported; the message alone says why and what to do. */
export class ImportError extends Error {
  override name = 'ImportError'
}
