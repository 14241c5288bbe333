/** Addresses of calls that the browser builds, apart from the schemas, so that no page carries a validator for them. */

/** Address of `GET /api/dog/{regnr}`: the number as one percent-encoded segment. */
export const dogPath = (regnr: string): string => `/api/dog/${encodeURIComponent(regnr)}`

/** Address of `GET /api/dog/{regnr}/inbreeding`. */
export const inbreedingPath = (regnr: string): string => `${dogPath(regnr)}/inbreeding`

/** Address of the pedigree as PDF. */
export const pedigreePdfPath = (regnr: string, generations: number, lang: string): string =>
  `${dogPath(regnr)}/pedigree.pdf?generations=${generations}&lang=${lang}`

/** Address that takes a dog's picture, and the one that takes it away. */
export const dogPicturePath = (regnr: string): string => `/api/auth/dog/${encodeURIComponent(regnr)}/picture`
export const dogPictureRemovalPath = (regnr: string): string => `${dogPicturePath(regnr)}/remove`

/** Address of who has changed what of a dog. */
export const dogChangesPath = (regnr: string): string => `/api/auth/dog/${encodeURIComponent(regnr)}/changes`

/** Address of a trial's files by its day and number: for a calendar, and the head judge's report. */
export const trialCalendarPath = (date: string, kaerNr: number, lang: string): string =>
  `/api/trials/${date}/${kaerNr}/calendar.ics?lang=${lang}`
export const headJudgeReportPath = (date: string, kaerNr: number): string =>
  `/api/trials/${date}/${kaerNr}/report.pdf`

/** Addresses of a trial's papers, in a language: those of staff by its id, the results by its day and number. */
export const startListPath = (id: number, format: 'pdf' | 'csv' | 'xlsx', lang: string): string =>
  `/api/auth/trials/${id}/start-list.${format}?reserve=1&lang=${lang}`
export const sheetsPath = (
  id: number,
  kind: 'hunt' | 'water',
  which: { readonly filled?: boolean; readonly entry?: number },
  lang: string,
): string =>
  [
    `/api/auth/trials/${id}/sheets.pdf?kind=${kind}`,
    ...(which.filled ? ['filled=1'] : []),
    ...(which.entry === undefined ? [] : [`entry=${which.entry}`]),
    `lang=${lang}`,
  ].join('&')
export const recordPath = (id: number, lang: string): string =>
  `/api/auth/trials/${id}/record.pdf?lang=${lang}`
export const resultListPath = (
  date: string,
  kaerNr: number,
  format: 'pdf' | 'csv' | 'xlsx',
  lang: string,
): string => `/api/trials/${date}/${kaerNr}/results.${format}?lang=${lang}`
