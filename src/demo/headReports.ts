import type { TrialType } from '#domain/trials/results.ts'
import { PAPER_TEXT } from '#server/platform/pdf/paperText.ts'
import { pdfFile } from '#server/platform/printing/pdfFile.ts'
import { HEAD_REPORTS, WEATHERS } from './data/trialTexts.ts'
import { toIso } from './days.ts'
import type { Trial } from './events.ts'
import type { Row } from './tables.ts'

/** Trials that ended lately and whose head judge has brought a report. */
const REPORTED = 8

/** The trials whose report is drawn, the latest first. */
export const reportedTrials = (trials: readonly Trial[], today: number): Trial[] =>
  trials.filter(({ stage, day }) => stage === null && day < today - 1).slice(-REPORTED)

/** A head judge's report as a file. @param place of the trial among those that have one: no two files may have one name */
export async function drawReport(trial: Trial, place: number): Promise<Omit<Row<'file'>, 'id'>> {
  const content = await pdfFile({
    language: 'fi',
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [56, 64, 56, 56],
    // Its own day, so that the same trial gives the same file.
    info: { title: TITLE, author: trial.organiser, creationDate: new Date(toIso(trial.day)) },
    defaultStyle: { ...PAPER_TEXT, color: '#222222' },
    content: [
      { text: TITLE, fontSize: 18, bold: true, margin: [0, 0, 0, 4] },
      { text: headingOf(trial), color: '#666666', margin: [0, 0, 0, 18] },
      ...paragraphsOf(trial).map((text) => ({ text, fontSize: 11, lineHeight: 1.2, margin: GAP })),
      { text: trial.judges[0]!.name, margin: [0, 24, 0, 0] },
      { text: 'ylituomari', fontSize: 9, color: '#666666' },
    ],
  })
  return {
    name: `ylituomarin-kertomus-${toIso(trial.day)}-${place + 1}.pdf`,
    mime: 'application/pdf',
    content: Buffer.from(content),
  }
}

const TITLE = 'Ylituomarin kertomus'
const GAP: [number, number, number, number] = [0, 0, 0, 10]
const TYPES: Readonly<Record<TrialType, string>> = {
  field: 'Peltokoe',
  forest: 'Metsäkoe',
  water_track: 'Vesi- ja jälkikoe',
}

function headingOf({ type, day, lastDay, place, organiser }: Trial): string {
  const written = (iso: string) => iso.split('-').reverse().join('.')
  const days = [...new Set([day, lastDay])].map((each) => written(toIso(each))).join('–')
  return [TYPES[type], days, place, organiser].join(' · ')
}

const paragraphsOf = ({ type, day, entries }: Trial): readonly string[] => [
  `Kokeeseen osallistui ${entries.size} koiraa. ${WEATHERS[day % WEATHERS.length]}`,
  ...HEAD_REPORTS[type],
]
