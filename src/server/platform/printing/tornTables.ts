import type { DocumentNode, PlacedInfo, TableNode } from 'pdfmake'

/** Rows that stay together at the end of a table. */
const KEPT = 2

/** Watches where the last rows of tables come to stand, and finds those whose last row would stand alone on the next page. */
export class TornTables {
  /** the page of each table's row before the last, by the table's place in the content */
  readonly #pages = new Map<number, number>()
  readonly torn = new Set<number>()

  /** The content with every table that is in `split` moved on before its last rows, and the ends of the others named. Changes its cells. */
  watched(content: readonly DocumentNode[], split: ReadonlySet<number>): DocumentNode[] {
    return content.flatMap((node, place) => {
      if (!('table' in node) || !node.table.keepLastRows) return [node]
      if (split.has(place)) return splitTable(node)
      for (const [index, row] of node.table.body.slice(-KEPT).entries()) {
        // Only what has a text is told of.
        const cell = row.findLast(({ text }) => text)
        if (cell) cell.id = `${place}:${index}`
      }
      return [node]
    })
  }

  /** To be told of every node that was laid out, in their order. */
  readonly see = ({ id, pageNumbers }: PlacedInfo): false => {
    if (id === undefined) return false
    const [place, index] = id.split(':').map(Number) as [number, number]
    const page = pageNumbers[0]!
    if (index === 0) this.#pages.set(place, page)
    else if (page > (this.#pages.get(place) ?? page)) this.torn.add(place)
    return false
  }
}

/** Two tables that read as one: the second begins the next page with the headings and the last rows. */
function splitTable(node: TableNode): TableNode[] {
  const { headerRows, body } = node.table
  const headings = structuredClone(body.slice(0, headerRows))
  return [
    { ...node, table: { ...node.table, body: body.slice(0, -KEPT) } },
    {
      ...node,
      pageBreak: 'before',
      margin: [0, 0, 0, 0],
      table: { ...node.table, body: [...headings, ...body.slice(-KEPT)] },
    },
  ]
}
