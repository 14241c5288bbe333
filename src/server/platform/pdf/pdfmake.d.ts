/** The part of pdfmake that is used here; the package brings no types of its own. */
declare module 'pdfmake' {
  export type Drawing =
    | {
        type: 'line'
        x1: number
        y1: number
        x2: number
        y2: number
        lineWidth?: number
        lineColor?: string
      }
    | {
        type: 'rect'
        x: number
        y: number
        w: number
        h: number
        lineWidth?: number
        lineColor?: string
        color?: string
      }

  /** left, top, right, bottom; points */
  export type Margins = [number, number, number, number]

  export interface TextStyle {
    fontSize?: number
    bold?: boolean
    color?: string
    alignment?: 'right' | 'center'
    noWrap?: boolean
    /** `break-all`: between any two letters */
    wordBreak?: 'normal' | 'break-all'
    lineHeight?: number
  }

  export interface TextNode extends TextStyle {
    text: string
    margin?: Margins
    pageBreak?: 'before'
    /** opens where the file is read on a screen */
    link?: string
    /** it stands in the list of contents, set so */
    tocItem?: boolean
    tocMargin?: Margins
    tocStyle?: TextStyle
  }

  /** The list of contents, with the page of each item. */
  export interface TocNode {
    toc: { title?: TextNode; numberStyle?: TextStyle }
  }

  export interface TextColumn extends TextNode {
    width: number | '*' | 'auto'
  }

  /** Has its place on the page, whatever stands before it. */
  export interface PlacedNode {
    absolutePosition: { x: number; y: number }
    canvas?: Drawing[]
    columns?: TextColumn[]
  }

  export interface TableCell {
    id?: string
    text?: string
    stack?: TextNode[]
    canvas?: Drawing[]
    colSpan?: number
    /** whether it has lines on the left, above, on the right and below */
    border?: [boolean, boolean, boolean, boolean]
    fillColor?: string
    fontSize?: number
    bold?: boolean
    color?: string
    alignment?: 'right' | 'center'
    wordBreak?: 'normal' | 'break-all'
    margin?: Margins
  }

  export interface TableNode {
    table: {
      widths: (number | '*')[]
      headerRows: number
      keepWithHeaderRows?: number
      dontBreakRows?: boolean
      /** ours (`TornTables`): the last row never stands alone on a page */
      keepLastRows?: boolean
      body: TableCell[][]
    }
    /** as the worker names them */
    layout: 'list' | 'signature' | 'plain'
    margin?: Margins
    pageBreak?: 'before'
  }

  /** A node that was laid out. */
  export interface PlacedInfo {
    readonly id?: string
    readonly pageNumbers: readonly number[]
  }

  export type DocumentNode = PlacedNode | TextNode | TableNode | TocNode

  export interface DocumentDefinition {
    pageSize: 'A4'
    pageOrientation: 'landscape' | 'portrait'
    pageMargins: number | Margins
    info: { title: string; author: string; creationDate?: Date }
    defaultStyle: { font: string; lineHeight?: number; color: string }
    content: DocumentNode[]
    /** told of every node; whether it begins a new page */
    pageBreakBefore?: (node: PlacedInfo) => boolean
    header?: (page: number) => { columns: TextColumn[]; margin: Margins } | null
    footer?: (
      page: number,
      pages: number,
    ) => { stack: (TextNode | { columns: TextColumn[] })[]; margin: Margins }
  }

  export interface TableLayout {
    hLineWidth(line: number, node: TableNode): number
    vLineWidth(): number
    hLineColor(): string
    paddingLeft(): number
    paddingRight(): number
    paddingTop(): number
    paddingBottom(): number
  }

  interface FontFiles {
    normal: string
    bold: string
    italics: string
    bolditalics: string
  }

  const pdfmake: {
    setFonts(fonts: Record<string, FontFiles>): void
    setTableLayouts(layouts: Record<string, TableLayout>): void
    setUrlAccessPolicy(policy: (url: string) => boolean): void
    setLocalAccessPolicy(policy: (path: string) => boolean): void
    createPdf(document: DocumentDefinition): { getBuffer(): Promise<Uint8Array> }
  }
  export default pdfmake
}
