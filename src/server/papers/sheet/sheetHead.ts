import { fillText } from '#contract/translation.ts'
import { textWidth } from '../../platform/pdf/fitText.ts'
import { GREY, judgesLine, organiserLine, PAGE, type PaperFrame, rulebookLine, trialLine } from '../paper.ts'
import { partyLine } from '../partyLines.ts'
import { bornOf } from '../startList.ts'
import { NONE, type PaperTexts } from '../texts.ts'
import { FONT, type Form } from './form.ts'
import type { SheetDog } from './sheetDog.ts'

const WIDTH = PAGE.width - 2 * PAGE.side
/** The box with start number and class, at the top on the right. */
const CORNER = { width: 104, height: 46 } as const
const DOG_BOX = { top: 107, height: 59, pad: 6 } as const
/** Height of the line that tells a dog's party. */
const PARTY_LINE = 12
const SMALL = 8.5
/** Of what stands before a line to write on. */
const LABEL = 82
/** Sizes for the dog's name: the first by which it fits is used. */
const NAME_FONTS = [12, 10.5, 9, 8] as const
const NUMBER_WIDTH = 140

/** The head of a sheet: which paper, trial and rulebook, start number and class, and the dog. */
export function drawHead(form: Form, frame: PaperFrame, sheet: SheetDog): void {
  const { clubName, words } = frame
  const { side, top } = PAGE
  const width = WIDTH - CORNER.width - 10
  form.text(side, top, clubName, 8, { width, color: GREY })
  form.text(side, top + 11, words.papers.titles[sheet.kind], 14, { width, bold: true })
  form.text(side, top + 30, trialLine(frame), FONT, { width, bold: true })
  form.text(side, top + 42, organiserLine(frame), SMALL, { width: WIDTH / 2 })
  form.text(side, top + 53, judgesLine(frame), SMALL, { width: WIDTH - CORNER.width - 10 })
  form.text(side, top + 64, rulebookLine(sheet.line.rulebook, words), 7.5, { width, color: GREY })
  drawCorner(form, frame, sheet)
  drawDog(form, frame, sheet)
  form.y = DOG_BOX.top + DOG_BOX.height + 6
  drawParty(form, frame, sheet)
}

function drawCorner(form: Form, { words }: PaperFrame, { line, listed }: SheetDog): void {
  const { number, class: classTitle } = words.papers.sheet
  const half = CORNER.width / 2
  const left = PAGE.width - PAGE.side - CORNER.width
  for (const [x, title, value] of [
    [left, number, listed ? words.number(line.entry?.startNumber) : ''],
    [left + half, classTitle, line.class],
  ] as const) {
    form.frame(x, PAGE.top, half, CORNER.height)
    form.text(x, PAGE.top + 4, title, 8, { width: half, alignment: 'center', color: GREY })
    form.text(x, PAGE.top + 16, value, 18, { width: half, alignment: 'center', bold: true })
  }
}

/** Under the dog: with whom it goes, when and where. */
function drawParty(form: Form, frame: PaperFrame, { party }: SheetDog): void {
  if (!party) return
  form.text(PAGE.side + DOG_BOX.pad, form.y - 3, partyLine(frame, party), FONT, {
    width: WIDTH - 2 * DOG_BOX.pad,
    bold: true,
  })
  form.y += PARTY_LINE
}

/** A spare sheet has lines for what the dog's own would tell. */
function drawUnknownDog(form: Form, { papers: { columns, sheet } }: PaperTexts): void {
  const { top, height, pad } = DOG_BOX
  const left = PAGE.side + pad
  const width = WIDTH - 2 * pad
  form.frame(PAGE.side, top, WIDTH, height)
  for (const [text, x, y] of [
    [columns.name, left, top + 8],
    [columns.regnr, left + width * 0.6, top + 8],
    [columns.breed, left, top + 34],
    [fillText(sheet.handler, { name: '' }), left + width * 0.6, top + 34],
  ] as const) {
    const room = x === left ? width * 0.6 - 10 : width * 0.4
    form.text(x, y, text.trim(), SMALL, { width: room, color: GREY })
    form.line(x + LABEL, y + 11, x + room)
  }
}

function drawDog(form: Form, { words }: PaperFrame, { listed, handler }: SheetDog): void {
  if (!listed) {
    drawUnknownDog(form, words)
    return
  }
  const { dog, sire, dam, breed } = listed
  const { sheet } = words.papers
  const { top, height, pad } = DOG_BOX
  const left = PAGE.side + pad
  const width = WIDTH - 2 * pad
  const name = words.dogName(dog)
  const nameWidth = width - NUMBER_WIDTH
  const nameFont = NAME_FONTS.find((font) => textWidth(name, font) <= nameWidth) ?? NAME_FONTS.at(-1)!
  const facts = [
    dog.sex && words.sex(dog.sex),
    fillText(sheet.born, { date: bornOf(listed, words) }),
    breed[words.language],
  ]
  form.frame(PAGE.side, top, WIDTH, height)
  form.text(left, top + 5 + (NAME_FONTS[0] - nameFont) / 2, name, nameFont, { width: nameWidth, bold: true })
  form.text(left + nameWidth, top + 6, words.dogNumber(dog), 11, {
    width: NUMBER_WIDTH,
    bold: true,
    alignment: 'right',
  })
  form.text(left, top + 22, facts.filter(Boolean).join(' · '), SMALL, { width: width * 0.6 })
  form.text(left + width * 0.6, top + 22, fillText(sheet.handler, { name: handler ?? NONE }), SMALL, {
    width: width * 0.4,
    alignment: 'right',
  })
  // The number comes first: where a line is too short for both, the name is cut.
  for (const [index, [text, parent]] of [[sheet.sire, sire] as const, [sheet.dam, dam] as const].entries()) {
    const known = parent ? `${parent.regnr} ${words.dogName(parent)}`.trim() : NONE
    form.text(left, top + 34 + index * 11, fillText(text, { dog: known }), SMALL, { width })
  }
}
