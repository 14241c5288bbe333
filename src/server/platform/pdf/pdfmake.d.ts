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

  export interface TextColumn {
    width: number
    text: string
    fontSize: number
    bold?: boolean
    alignment?: 'right'
    noWrap?: boolean
    lineHeight?: number
  }

  export interface DocumentNode {
    absolutePosition: { x: number; y: number }
    canvas?: Drawing[]
    columns?: TextColumn[]
  }

  export interface DocumentDefinition {
    pageSize: 'A4'
    pageOrientation: 'landscape'
    pageMargins: number
    info: { title: string; author: string }
    defaultStyle: { font: string; color: string }
    content: DocumentNode[]
  }

  interface FontFiles {
    normal: string
    bold: string
    italics: string
    bolditalics: string
  }

  const pdfmake: {
    setFonts(fonts: Record<string, FontFiles>): void
    setUrlAccessPolicy(policy: (url: string) => boolean): void
    setLocalAccessPolicy(policy: (path: string) => boolean): void
    createPdf(document: DocumentDefinition): { getBuffer(): Promise<Uint8Array> }
  }
  export default pdfmake
}

declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: Record<string, { normal: string; bold: string; italics: string; bolditalics: string }>
  export default fonts
}
