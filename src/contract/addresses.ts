/** Addresses of calls that the browser builds, apart from the schemas, so that no page carries a validator for them. */

/** Address of `GET /api/dog/{regnr}`: the number as one percent-encoded segment. */
export const dogPath = (regnr: string): string => `/api/dog/${encodeURIComponent(regnr)}`

/** Address of `GET /api/dog/{regnr}/inbreeding`. */
export const inbreedingPath = (regnr: string): string => `${dogPath(regnr)}/inbreeding`

/** Address of the pedigree as PDF. */
export const pedigreePdfPath = (regnr: string, generations: number, lang: string): string =>
  `${dogPath(regnr)}/pedigree.pdf?generations=${generations}&lang=${lang}`
