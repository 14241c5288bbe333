import { DOCUMENT_TYPES, typeByName } from '#domain/documents.ts'
import { PAPER_TEXT } from '#server/platform/pdf/paperText.ts'
import { pdfFile } from '#server/platform/printing/pdfFile.ts'
import { type DemoDocument, DOCUMENTS, FOLDERS } from './data/documents.ts'
import { type DayNumber, helsinkiTime, toIso } from './days.ts'
import type { Row } from './tables.ts'

type File = Omit<Row<'file'>, 'id'>

/** The files of all versions of all documents, in the order in which `documentRows` counts them. */
export const documentFiles = (today: DayNumber): Promise<File[]> =>
  Promise.all(
    DOCUMENTS.flatMap((document) =>
      document.versions.map(({ age, text }, version) => drawFile(document, version, today - age, text)),
    ),
  )

async function drawFile(
  { title, fileName }: DemoDocument,
  version: number,
  day: DayNumber,
  text: readonly string[],
): Promise<File> {
  const type = typeByName(fileName)!
  const content =
    type === 'pdf' ? Buffer.from(await drawPdf(title.fi, day, text)) : Buffer.from(`${text.join('\r\n')}\r\n`)
  return { name: `asiakirja-${version + 1}-${fileName}`, mime: DOCUMENT_TYPES[type].mime, content }
}

const drawPdf = (title: string, day: DayNumber, text: readonly string[]) =>
  pdfFile({
    language: 'fi',
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [56, 64, 56, 56],
    // Its own day, so that the same document gives the same file.
    info: { title, author: 'Koirakanta', creationDate: new Date(toIso(day)) },
    defaultStyle: { ...PAPER_TEXT, color: '#222222' },
    content: [
      { text: title, fontSize: 18, bold: true, margin: [0, 0, 0, 18] },
      ...text.map((words) => ({ text: words, fontSize: 11, lineHeight: 1.2, margin: GAP })),
    ],
  })

const GAP: [number, number, number, number] = [0, 0, 0, 10]

/**
 * Folders and documents with their versions. Nobody has brought them: the demo's users come later.
 * @param trials one of them has the documents of a trial: the next that everyone reads
 * @param firstFile id of the first of `documentFiles`
 */
export function documentRows(
  trials: readonly Row<'trial'>[],
  today: DayNumber,
  firstFile: number,
): {
  document_folder: Row<'document_folder'>[]
  document: Row<'document'>[]
  document_version: Row<'document_version'>[]
} {
  const trial = nextTrial(trials, toIso(today))
  const documents = DOCUMENTS.map((document, index) => ({ document, id: index + 1 }))
  const versions = documents.flatMap(({ document, id }) =>
    document.versions.map(({ age }, index) => ({ id, number: index + 1, age, fileName: document.fileName })),
  )
  return {
    document_folder: FOLDERS.map(({ fi, sv, en }, index) => ({
      id: index + 1,
      name_fi: fi,
      name_sv: sv,
      name_en: en,
      position: index + 1,
    })),
    document: documents.map(({ document: { title, folder, ofTrial, public: isPublic, versions }, id }) => ({
      id,
      title_fi: title.fi,
      title_sv: title.sv,
      title_en: title.en,
      folder_id: folder === null ? null : folder + 1,
      trial_id: ofTrial ? trial : null,
      public: isPublic,
      brought_at: helsinkiTime(today - versions[0]!.age, 18, 0),
    })),
    document_version: versions.map(({ id, number, age, fileName }, index) => ({
      document_id: id,
      number,
      file_id: firstFile + index,
      file_name: fileName,
      brought_at: helsinkiTime(today - age, 18, 0),
    })),
  }
}

/** The first trial after today that everyone reads. */
function nextTrial(trials: readonly Row<'trial'>[], today: string): number | null {
  const coming = trials
    .filter((trial) => trial.published_at && !trial.cancelled_at && String(trial.held_on) > today)
    .toSorted((a, b) => (String(a.held_on) < String(b.held_on) ? -1 : 1))
  return coming[0]?.id ?? null
}
