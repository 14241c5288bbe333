import type { Attributes, XmlReader } from '../../platform/xml.ts'
import { isDayFormat, unescaped } from './cellText.ts'

/** What one part of a workbook says of another. Source: ECMA-376 part 2, 9.3 (relationships). */
export interface Relation {
  readonly id: string
  /** the last word of its type, such as `worksheet` */
  readonly kind: string
  readonly target: string
}

export class RelationsReader implements XmlReader {
  readonly relations: Relation[] = []

  open(name: string, { Id = '', Type = '', Target = '' }: Attributes): void {
    if (name === 'Relationship')
      this.relations.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), target: Target })
  }
}

/** The sheets of a workbook in their order. Source: ECMA-376 part 1, 18.2. */
export class SheetsReader implements XmlReader {
  readonly sheets: { readonly name: string; readonly id: string }[] = []
  from1904 = false

  open(name: string, { name: title = '', id = '', date1904 = '' }: Attributes): void {
    if (name === 'sheet') this.sheets.push({ name: title, id })
    if (name === 'workbookPr') this.from1904 = date1904 === '1' || date1904 === 'true'
  }
}

/** The texts that cells share; how a word is pronounced is left out. Source: ECMA-376 part 1, 18.4. */
export class TextsReader implements XmlReader {
  readonly texts: string[] = []
  #text = ''
  #inText = false
  #pronounced = false

  open(name: string): void {
    if (name === 'si') this.#text = ''
    if (name === 'rPh') this.#pronounced = true
    if (name === 't') this.#inText = true
  }

  text(text: string): void {
    if (this.#inText && !this.#pronounced) this.#text += text
  }

  close(name: string): void {
    if (name === 't') this.#inText = false
    if (name === 'rPh') this.#pronounced = false
    if (name === 'si') this.texts.push(unescaped(this.#text))
  }
}

/** Which styles of cells show a number as a day. Source: ECMA-376 part 1, 18.8.10 (cellXfs) and 18.8.30 (numFmt). */
export class StylesReader implements XmlReader {
  readonly dayStyles: boolean[] = []
  readonly #codes = new Map<number, string>()
  #inCellStyles = false

  open(name: string, { numFmtId = '0', formatCode = '' }: Attributes): void {
    if (name === 'numFmt') this.#codes.set(Number(numFmtId), formatCode)
    if (name === 'cellXfs') this.#inCellStyles = true
    if (name === 'xf' && this.#inCellStyles)
      this.dayStyles.push(isDayFormat(Number(numFmtId), this.#codes.get(Number(numFmtId))))
  }

  close(name: string): void {
    if (name === 'cellXfs') this.#inCellStyles = false
  }
}
