/** Plain values of information pages, apart from their schemas. */

/** Most pages that are not removed, and most texts of one: the oldest go first. */
export const INFORMATION_PAGES_MAX = 50
export const INFORMATION_TEXTS_MAX = 50
/** The last ones that were removed, as the list of staff shows them. */
export const INFORMATION_REMOVED_MAX = 20
export const INFORMATION_TEXT_LENGTH = 12_000
export const INFORMATION_ADDRESS_LENGTH = 60
