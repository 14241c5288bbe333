import type { Reader } from '../platform/act.ts'
import { attachment } from '../platform/files/disposition.ts'
import type { Language } from '../platform/http/language.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { PaperFrame } from './paper.ts'
import { type PaperTexts, paperTexts } from './texts.ts'

/** Dogs on a page of a list, about. */
const DOGS_A_PAGE = 20

/** Pages of a list of so many dogs, about, for the printer. */
export const pagesOf = (dogs: number): number => Math.ceil(dogs / DOGS_A_PAGE)

/** What every paper of a trial shows, in the reader's language. */
export function frameOf({ config, today, language, seal, at }: Reader, trial: Trial): PaperFrame {
  const { clubName } = config.club
  return {
    clubName,
    today,
    trial,
    words: paperTexts(language),
    seal: (content) => seal.seal(content, at),
  }
}

/** The header of a paper's file: it is named by its kind and by the trial's day and place. */
export const savedAs =
  (paper: keyof PaperTexts['papers']['files'], ending: 'pdf' | 'csv' | 'xlsx') =>
  ({ heldOn, place }: Trial, { language }: { readonly language: Language }): Record<string, string> => {
    const name = [paperTexts(language).papers.files[paper], heldOn, place].filter(Boolean).join(' ')
    return { 'content-disposition': attachment(`${name}.${ending}`) }
  }
