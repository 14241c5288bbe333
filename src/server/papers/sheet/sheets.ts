import type { DocumentNode, TableCell, TableNode } from 'pdfmake'
import { fillText } from '#contract/translation.ts'
import { checksOf } from '../../judging/completeness.ts'
import type { ResultLine } from '../../judging/results.types.ts'
import { messageOf } from '../../platform/http/language.ts'
import { wordBreakOf } from '../../platform/pdf/fitText.ts'
import type { PrintedDocument } from '../../platform/printing/orders.ts'
import { judgementOf, valuesOf } from '../judgement.ts'
import { GREY, PAGE, type PaperFrame, paperOf } from '../paper.ts'
import type { SheetDogs, SpareSheets } from '../papers.service.ts'
import type { PaperTexts } from '../texts.ts'
import { FONT, Form } from './form.ts'
import type { FilledSheet, SheetDog } from './sheetDog.ts'
import { drawFields, drawSums } from './sheetFields.ts'
import { drawHead } from './sheetHead.ts'

const REPORT_LINE = 22

/** The judges' sheets, a page a dog, empty or filled; a long report continues on the next page. */
export function sheetsPaper(frame: PaperFrame, sheets: SheetDogs, filled: boolean): PrintedDocument {
  const { judged, lines, dogs, parties } = sheets
  const { kind } = judged
  return paperOf(frame, {
    title: frame.words.papers.titles[kind],
    orientation: 'portrait',
    content: lines.flatMap((line, index) => {
      const dog: SheetDog = {
        kind,
        line,
        listed: dogs.get(line.dogId)!,
        handler: line.entry?.handler ?? null,
        party: parties.find(({ number }) => number === line.entry?.party) ?? null,
        filled: filled ? filledSheet(sheets, line) : null,
      }
      return sheetOf(frame, dog, index > 0)
    }),
  })
}

/** Empty sheets without a dog, all alike. */
export function spareSheetsPaper(frame: PaperFrame, { sheet, count }: SpareSheets): PrintedDocument {
  return paperOf(frame, {
    title: frame.words.papers.titles[sheet.kind],
    orientation: 'portrait',
    content: Array.from({ length: count }, (_, index) => sheetOf(frame, sheet, index > 0)).flat(),
  })
}

function filledSheet({ judged }: SheetDogs, line: ResultLine): FilledSheet {
  const { trial, kind } = judged
  const values = valuesOf(line)
  const checks = line.result ? [] : checksOf(kind, { ...line, trial, values })
  return {
    values,
    started: Object.keys(values).length > 0,
    judgement: judgementOf(kind, line),
    judge: line.result?.judge ?? trial.judges.find(({ id }) => id === values.judgeId)?.name ?? null,
    outstanding: [...new Set(checks.map(({ code }) => code))],
  }
}

function sheetOf(frame: PaperFrame, sheet: SheetDog, newPage: boolean): DocumentNode[] {
  const { words } = frame
  const form = new Form(PAGE.top)
  drawHead(form, frame, sheet)
  drawFields(form, frame, sheet)
  drawSums(form, sheet, words)
  drawJudge(form, sheet, words)
  if (!sheet.filled) drawReportLines(form, words)
  return [
    { text: '', fontSize: 1, lineHeight: 0, ...(newPage && { pageBreak: 'before' as const }) },
    ...form.nodes,
    ...(sheet.filled
      ? [
          { text: '', fontSize: 1, lineHeight: 0, margin: [0, form.y - PAGE.top, 0, 0] } as DocumentNode,
          ...flowOf(sheet, sheet.filled, words),
        ]
      : []),
  ]
}

/** The judge's name, and a line to sign on. */
function drawJudge(form: Form, { filled, judge }: SheetDog, { papers }: PaperTexts): void {
  const { side, width } = PAGE
  const middle = width / 2 + 10
  const y = form.y + 16
  form.text(side + 4, form.y + 3, filled?.judge ?? judge ?? '', FONT, {
    width: middle - side - 24,
    bold: true,
  })
  form.line(side, y, middle - 20)
  form.line(middle, y, width - side)
  form.text(side, y + 2, papers.sheet.judge, 7.5, { width: 150, color: GREY })
  form.text(middle, y + 2, papers.sheet.signature, 7.5, { width: 150, color: GREY })
  form.y = y + 16
}

/** Lines to write on, down to the foot of the page. */
function drawReportLines(form: Form, { papers }: PaperTexts): void {
  form.heading(papers.sheet.report)
  for (let y = form.y + REPORT_LINE - 4; y <= PAGE.height - PAGE.bottom; y += REPORT_LINE)
    form.line(PAGE.side, y, PAGE.width - PAGE.side)
}

/** What has no fixed length: the sheet's state, what is outstanding, and the report, whose heading is repeated on the next page. */
function flowOf(
  { line, listed }: SheetDog,
  { values, outstanding }: FilledSheet,
  words: PaperTexts,
): DocumentNode[] {
  const { papers, language } = words
  const status = papers.statuses[line.result?.status ?? 'entered']
  const report = typeof values.report === 'string' ? values.report.trim() : ''
  const state =
    outstanding.length > 0
      ? papers.sheet.outstanding
      : line.result
        ? fillText(papers.sheet.status, { status })
        : papers.sheet.notDone
  const table: TableNode = {
    table: {
      widths: ['*'],
      headerRows: 1,
      body: [
        [
          {
            ...brokenText(
              fillText(papers.sheet.reportOf, {
                dog: listed ? `${words.dogName(listed.dog)} ${listed.dog.regnr}` : '',
              }),
            ),
            bold: true,
          },
        ],
        ...paragraphsOf(report || papers.sheet.noReport).map((text) => [brokenText(text)]),
      ],
    },
    layout: 'list',
    margin: [0, 6, 0, 0],
  }
  return [
    { text: state, fontSize: FONT, bold: true },
    ...outstanding.map(
      (code): DocumentNode => ({ text: `• ${messageOf(code, language)}`, fontSize: 8, margin: [6, 1, 0, 0] }),
    ),
    table,
  ]
}

const brokenText = (text: string): TableCell => ({
  text,
  fontSize: FONT,
  wordBreak: wordBreakOf(text, FONT, PAGE.width - 2 * PAGE.side),
})

/** Each paragraph is a row of its own, so that pages break between paragraphs. */
const paragraphsOf = (text: string): string[] =>
  text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
