import type { Drawing, PlacedNode } from 'pdfmake'
import { type PlacedStyle, textAt } from '../../platform/pdf/textAt.ts'
import { GREY, INK, PAGE } from '../paper.ts'

const LINE = '#888888'
const HEADING_FILL = '#eef1ec'
const PAPER = '#ffffff'
export const FONT = 9
const HEADING_HEIGHT = 15
const ROW = 16
const BOX = { x: 190, width: 20, gap: 3, height: 12.5 } as const
const NOTE_X = 450
const LABEL_WIDTH = 148
const RIGHT = PAGE.width - PAGE.side

/** A box to tick. */
export interface Choice {
  readonly text: string
  readonly chosen: boolean
  /** of the box; default: wide enough for a number of two digits */
  readonly width?: number
}

/** A form drawn from the top down on one page; every part has a fixed place, which no long text moves. */
export class Form {
  readonly #drawings: Drawing[] = []
  readonly #texts: PlacedNode[] = []
  /** where the next row begins */
  y: number

  constructor(top: number) {
    this.y = top
  }

  get nodes(): PlacedNode[] {
    return [{ absolutePosition: { x: 0, y: 0 }, canvas: this.#drawings }, ...this.#texts]
  }

  text(x: number, y: number, text: string, fontSize: number, style: PlacedStyle): void {
    if (text !== '') this.#texts.push(textAt(x, y, text, fontSize, style))
  }

  frame(x: number, y: number, width: number, height: number, color: string = PAPER): void {
    this.#drawings.push({ type: 'rect', x, y, w: width, h: height, lineWidth: 0.6, lineColor: LINE, color })
  }

  line(x1: number, y: number, x2: number): void {
    this.#drawings.push({ type: 'line', x1, y1: y, x2, y2: y, lineWidth: 0.5, lineColor: LINE })
  }

  /** A coloured bar with the name of what follows. */
  heading(title: string, note = ''): void {
    const { side } = PAGE
    this.#drawings.push({
      type: 'rect',
      x: side,
      y: this.y,
      w: RIGHT - side,
      h: HEADING_HEIGHT - 2,
      color: HEADING_FILL,
    })
    this.text(side + 4, this.y + 1.5, title, FONT, { width: 250, bold: true })
    this.text(BOX.x + 100, this.y + 2, note, 8, {
      width: RIGHT - BOX.x - 104,
      color: GREY,
      alignment: 'right',
    })
    this.y += HEADING_HEIGHT
  }

  /** A row: its name, boxes to tick, and a note behind them. */
  row(label: string, choices: readonly Choice[], note = '', strong = false): void {
    this.text(PAGE.side + 4, this.y + 1.5, label, FONT, { width: LABEL_WIDTH, bold: strong })
    let x: number = BOX.x
    for (const choice of choices) {
      const width = choice.width ?? BOX.width
      this.#box(x, choice, width)
      x += width + BOX.gap
    }
    this.text(NOTE_X, this.y + 2, note, 8, {
      width: RIGHT - NOTE_X,
      color: strong ? INK : GREY,
      bold: strong,
    })
    this.y += ROW
  }

  /** Boxes with words behind them, side by side over the whole width. */
  wordRow(label: string, choices: readonly Choice[]): void {
    const labelWidth = 70
    this.text(PAGE.side + 4, this.y + 1.5, label, FONT, { width: labelWidth, bold: true })
    const room = (RIGHT - PAGE.side - labelWidth) / choices.length
    for (const [index, { text, chosen }] of choices.entries()) {
      const x = PAGE.side + labelWidth + index * room
      this.frame(x, this.y + 1.5, 10, 10)
      if (chosen) this.#cross(x, this.y + 1.5, 10)
      this.text(x + 14, this.y + 1.5, text, FONT, { width: room - 16, bold: chosen })
    }
    this.y += ROW
  }

  #box(x: number, { text, chosen }: Choice, width: number): void {
    this.frame(x, this.y + 0.5, width, BOX.height, chosen ? INK : PAPER)
    this.text(x, this.y + 2, text, 8.5, {
      width,
      alignment: 'center',
      bold: chosen,
      color: chosen ? PAPER : INK,
    })
  }

  #cross(x: number, y: number, size: number): void {
    for (const [from, to] of [
      [y, y + size],
      [y + size, y],
    ] as const)
      this.#drawings.push({
        type: 'line',
        x1: x,
        y1: from,
        x2: x + size,
        y2: to,
        lineWidth: 1.4,
        lineColor: INK,
      })
  }
}
