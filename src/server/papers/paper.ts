import type { DocumentNode, Margins, TextNode } from 'pdfmake'
import { fillText } from '#contract/translation.ts'
import type { PaperContent } from '#domain/verification/statement.ts'
import { fitText } from '../platform/pdf/fitText.ts'
import { PAPER_TEXT } from '../platform/pdf/paperText.ts'
import type { PrintedDocument } from '../platform/printing/orders.ts'
import type { StoredRulebook } from '../rulebooks/rulebooks.types.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { SealedPaper } from '../verification/seal.service.ts'
import type { PaperTexts } from './texts.ts'

/** A4, upright; points. */
export const PAGE = { width: 595.28, height: 841.89, side: 36, top: 32, bottom: 44 } as const
const FOOTER_FONT = 7.5
const FOOTER_GAP = 16
/** Room that day of printing and page number take at the foot. */
const FOOTER_RIGHT = 112
export const INK = '#222222'
export const GREY = '#666666'

/** What stands on every paper of a trial. */
export interface PaperFrame {
  /** the breed club's */
  readonly clubName: string
  /** ISO day of printing */
  readonly today: string
  readonly trial: Trial
  readonly words: PaperTexts
  /** signs what the paper says */
  readonly seal: (content: PaperContent) => SealedPaper
}

interface PaperLayout {
  readonly title: string
  readonly orientation: 'landscape' | 'portrait'
  readonly content: DocumentNode[]
}

/** A paper with its foot: which trial, when it was printed, and the number of the page. */
export function paperOf(frame: PaperFrame, { title, orientation, content }: PaperLayout): PrintedDocument {
  const { clubName, today, words } = frame
  const { side, top, bottom } = PAGE
  const room = pageWidth(orientation) - 2 * side - FOOTER_RIGHT
  return {
    language: words.language,
    pageSize: 'A4',
    pageOrientation: orientation,
    pageMargins: [side, top, side, bottom],
    info: { title: [title, trialDayAndPlace(frame)].filter(Boolean).join(' '), author: clubName },
    defaultStyle: { ...PAPER_TEXT, color: INK },
    footer: {
      text: fitText([title, trialLine(frame)].join(' · '), FOOTER_FONT, room),
      right: fillText(words.papers.printed, { date: words.day(today) }),
      margin: [side, FOOTER_GAP, side, 0] satisfies Margins,
    },
    content,
  }
}

/** Width of a page in its orientation. */
const pageWidth = (orientation: PaperLayout['orientation']): number =>
  orientation === 'portrait' ? PAGE.width : PAGE.height

function trialDayAndPlace({ trial, words }: PaperFrame): string {
  return [trial.heldOn && words.day(trial.heldOn), trial.place].filter(Boolean).join(' ')
}

/** Type, days, number and place of the trial in one line: a long place is what is cut where there is no room. */
export function trialLine({ trial, words }: PaperFrame): string {
  const { type, heldOn, endDate, place, kaerNr } = trial
  const days = heldOn && [heldOn, ...(endDate ? [endDate] : [])].map(words.day).join('–')
  return [
    type && words.papers.types[type],
    days,
    kaerNr !== null && fillText(words.papers.kaerNr, { number: kaerNr }),
    place,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The organiser club. */
export const organiserLine = ({ trial, words }: PaperFrame): string =>
  fillText(words.papers.organiser, { club: trial.club.name })

/** The judges, the head judge marked; empty while there are none. */
export function judgesLine({ trial, words }: PaperFrame): string {
  if (trial.judges.length === 0) return ''
  const names = trial.judges.map(({ name, head }) =>
    head ? fillText(words.papers.headJudgeOf, { name }) : name,
  )
  return fillText(words.papers.judges, { judges: names.join(', ') })
}

/** The rulebook, its prize limits, and that the club must confirm it where it has not. */
export function rulebookLine(
  rulebook: Pick<StoredRulebook, 'validFrom' | 'confirmed' | 'prizeLimits'>,
  words: PaperTexts,
): string {
  const [first, second, third] = rulebook.prizeLimits.map(words.number)
  return [
    fillText(words.papers.rulebook, { date: words.day(rulebook.validFrom) }),
    ...(rulebook.confirmed ? [] : [words.papers.unconfirmed]),
    fillText(words.papers.prizeLimits, { first: first!, second: second!, third: third! }),
  ].join(' · ')
}

/** The head of a paper: club, title with its mark (draft, cancelled, preliminary), the trial, then further lines. */
export function headOf(
  frame: PaperFrame,
  title: string,
  mark: string | null,
  lines: readonly string[],
): TextNode[] {
  const { clubName } = frame
  return [
    { text: clubName, fontSize: 8, color: GREY },
    { text: mark ? `${title} – ${mark}` : title, fontSize: 17, bold: true, margin: [0, 1, 0, 3] },
    { text: trialLine(frame), fontSize: 10.5, bold: true, margin: [0, 0, 0, 2] },
    ...[organiserLine(frame), judgesLine(frame), ...lines]
      .filter(Boolean)
      .map((text): TextNode => ({ text, fontSize: 9, margin: [0, 0, 0, 1] })),
  ]
}

/** What a trial's state says above its papers; null: nothing. */
export function markOf({ trial, words }: PaperFrame): string | null {
  if (trial.cancelledAt !== null) return words.papers.marks.cancelled
  return trial.publishedAt === null ? words.papers.marks.draft : null
}
