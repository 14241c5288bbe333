import type { Drawing, PlacedNode } from 'pdfmake'
import type { DogSummary } from '#contract/dogs.ts'
import type { PedigreeAnswer } from '#contract/pedigree.ts'
import { REPEATED_TINTS, type RepeatedAncestor, repeatedAncestors } from '#contract/repeatedAncestors.ts'
import { formatDate } from '#domain/dates.ts'
import { isNamed } from '#domain/dogs.ts'
import { inHealthOrder } from '#domain/health/order.ts'
import { PAPER_TEXT } from '../../platform/pdf/paperText.ts'
import { textAt } from '../../platform/pdf/textAt.ts'
import type { PrintedDocument } from '../../platform/printing/orders.ts'
import type { SealedPaper } from '../../verification/seal.service.ts'
import { placedSeal } from '../../verification/sealBlock.ts'
import { boxText, type TextLine } from './boxText.ts'
import { figureLines } from './figures.ts'
import { type Box, boxesOf, CHART_BOTTOM, linesOf, PADDING, PAGE } from './layout.ts'
import type { ChartTexts } from './texts.ts'

const LEGEND_COLUMNS = 4
/** As many as have room under the chart. */
const LEGEND_ENTRIES = 12
const LEGEND_FONT = 6
/** What a figure means stands on one line, in Finnish too. */
const FIGURE_FONT = 7
const INK = '#333333'
/** The square code in the head, and the room beside it. */
const CODE_SIZE = 70
const CODE_GAP = 10

/** What the page shows around the chart. */
interface PageFrame {
  readonly clubName: string
  /** ISO day of printing */
  readonly today: string
  readonly sealed: SealedPaper
}

/** The pedigree as one A4 page, landscape; everything has a fixed place, so that there is never a second page. */
export function pedigreeDocument(
  { dog, chart, inbreeding }: PedigreeAnswer,
  frame: PageFrame,
  words: ChartTexts,
): PrintedDocument {
  const repeated = repeatedAncestors(chart)
  const marks = repeated.slice(0, LEGEND_ENTRIES)
  const markOf = new Map(marks.map((mark) => [mark.dog, mark]))
  const filledBoxes = boxesOf(chart.generations).flatMap((box) => {
    if (box.place === 0) return [{ box, dog, mark: undefined }]
    const index = chart.places[box.place - 1] ?? -1
    const ancestor = chart.dogs[index]
    return ancestor ? [{ box, dog: ancestor, mark: markOf.get(index) }] : []
  })
  return {
    language: words.language,
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: PAGE.margin,
    info: { title: `${words.text('title')}: ${nameAndNumber(dog)}`, author: frame.clubName },
    defaultStyle: { ...PAPER_TEXT, color: INK },
    content: [
      {
        absolutePosition: { x: 0, y: 0 },
        canvas: [
          ...linesOf(filledBoxes.map(({ box }) => box)).map(
            (line): Drawing => ({ type: 'line', ...line, lineWidth: 0.4, lineColor: '#888888' }),
          ),
          ...filledBoxes.map(({ box, mark }) => frameOf(box, mark)),
        ],
      },
      ...headerOf({ dog, inbreeding }, frame, words),
      ...filledBoxes.flatMap(({ box, dog: ancestor, mark }) =>
        linesIn(box, boxText(ancestor, box, mark?.letter, words)),
      ),
      ...legendOf({ chart, inbreeding }, marks, repeated.length - marks.length, words),
    ],
  }
}

function frameOf({ x, y, width, height }: Box, mark: RepeatedAncestor | undefined): Drawing {
  return {
    type: 'rect',
    x,
    y,
    w: width,
    h: height,
    lineWidth: 0.4,
    lineColor: '#888888',
    color: groundOf(mark),
  }
}

/** Its tint; plain beyond the last one. */
const groundOf = (mark: RepeatedAncestor | undefined): string => REPEATED_TINTS[mark?.tint ?? -1] ?? '#ffffff'

function headerOf(
  { dog, inbreeding }: Pick<PedigreeAnswer, 'dog' | 'inbreeding'>,
  { clubName, today, sealed }: PageFrame,
  words: ChartTexts,
): PlacedNode[] {
  const who = [
    dog.regnr,
    dog.gender && words.text(dog.gender),
    words.born(dog),
    ...dog.titles,
    ...inHealthOrder(dog.health).map(words.health),
    dog.bestKaer && words.text('kaer', { result: dog.bestKaer }),
    dog.bestExhibition && words.text('show', { result: dog.bestExhibition }),
  ].filter(Boolean)
  const side = 170
  /** where the square code stands, at the right */
  const code = { x: PAGE.width - PAGE.margin - CODE_SIZE, y: PAGE.margin - 8, size: CODE_SIZE }
  const right = code.x - CODE_GAP - side
  return [
    textAt(PAGE.margin, PAGE.margin, isNamed(dog) ? dog.name : words.text('nameUnknown'), 15, {
      width: right - PAGE.margin,
      bold: true,
    }),
    textAt(PAGE.margin, PAGE.margin + 19, who.join(' · '), 8, { width: right - PAGE.margin }),
    ...figureLines(inbreeding, words).map((line, index) =>
      textAt(PAGE.margin, PAGE.margin + 30 + 10 * index, line, index === 0 ? 8 : FIGURE_FONT, {
        width: code.x - CODE_GAP - PAGE.margin,
      }),
    ),
    textAt(right, PAGE.margin, clubName, 8, { width: side, alignment: 'right' }),
    textAt(right, PAGE.margin + 11, words.text('printed', { date: formatDate(today) }), 8, {
      width: side,
      alignment: 'right',
    }),
    ...placedSeal(sealed, code),
  ]
}

function linesIn(box: Box, lines: readonly TextLine[]): PlacedNode[] {
  const top = box.y + (box.height - lines.length * box.lineHeight) / 2
  return lines.map(({ text, bold }, index) =>
    textAt(box.x + PADDING, top + index * box.lineHeight, text, box.fontSize, {
      width: box.width - 2 * PADDING,
      bold,
    }),
  )
}

function legendOf(
  { chart, inbreeding }: Pick<PedigreeAnswer, 'chart' | 'inbreeding'>,
  marks: readonly RepeatedAncestor[],
  more: number,
  words: ChartTexts,
): PlacedNode[] {
  const top = CHART_BOTTOM + 8
  const width = (PAGE.width - 2 * PAGE.margin) / LEGEND_COLUMNS
  const heading =
    marks.length === 0
      ? words.text('noneRepeated')
      : [words.text('repeated'), more > 0 && words.text('moreRepeated', { count: more })]
          .filter(Boolean)
          .join(', ')
  const shareText = (share: number) => {
    if (inbreeding.coefficient === null) return ''
    return share > 0 ? words.percent(share) : words.text('noShare')
  }
  const entries = marks.flatMap((mark, index) => {
    const { letter, dog, share } = mark
    const x = PAGE.margin + (index % LEGEND_COLUMNS) * width
    const y = top + 12 + Math.floor(index / LEGEND_COLUMNS) * 9
    return [
      {
        absolutePosition: { x, y },
        canvas: [{ type: 'rect' as const, x: 0, y: 0, w: 7, h: 7, color: groundOf(mark) }],
      },
      textAt(
        x + 10,
        y,
        [`${letter}:`, shareText(share), ` ${nameAndNumber(chart.dogs[dog]!)}`].filter(Boolean).join(' '),
        LEGEND_FONT,
        {
          width: width - 14,
        },
      ),
    ]
  })
  return [textAt(PAGE.margin, top, heading, 7, { width: width * LEGEND_COLUMNS, bold: true }), ...entries]
}

function nameAndNumber(dog: DogSummary): string {
  return isNamed(dog) ? `${dog.name} ${dog.regnr}` : dog.regnr
}
