import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { SHOW_COLUMNS, type ShowColumn, type TypedRow } from '#domain/shows/typedRow.ts'
import { focusAfter } from '../../ui/focus/focusAfter.ts'
import { type Cell, moveOf } from '../../ui/grid/gridMoves.ts'
import { cellsOf, type Edits, filledDown, type Line, settledValue, withBlock, withValues } from './lines.ts'

/** The columns of the grid: those that are typed, then what is done with the line. */
export const GRID_COLUMNS = [...SHOW_COLUMNS, 'action'] as const
export type GridColumn = (typeof GRID_COLUMNS)[number]

interface Parts {
  readonly lines: readonly Line[]
  readonly edit: (change: (edits: Edits) => Edits) => void
}

type Input = HTMLInputElement | HTMLTextAreaElement
const isInput = (target: EventTarget): target is Input =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** The active cell of a show's grid, and what every key does in it: docs/rules/screens.md#keyboard. */
export function useCells({ lines, edit }: Parts) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 })
  /** what stood in the cell before it was written into; null: nothing is being written */
  const before = useRef<string | null>(null)
  /** something has been written since the grid was entered: Tab goes along its lines, also over cells that stay empty */
  const typist = useRef(false)
  const table = useRef<HTMLTableElement>(null)
  const focusWanted = useRef(false)
  const row = Math.min(active.row, lines.length - 1)
  const columnAt = (column: number): GridColumn => GRID_COLUMNS[column]!

  useEffect(() => {
    if (!focusWanted.current) return
    focusWanted.current = false
    const cell = table.current?.querySelector<HTMLElement>('[data-active="true"]')
    cell?.focus()
    if (cell && isInput(cell)) cell.select()
  })

  const write = (line: Line, above: Line | undefined, values: Partial<TypedRow>) =>
    edit((edits) => withValues(edits, line, filledDown(line, above, values)))

  /** Takes what has been typed, as it is read. */
  function settle() {
    const column = columnAt(active.column)
    const line = lines[row]
    if (before.current === null || column === 'action' || !line) return
    before.current = null
    const value = settledValue(line.typed, column)
    if (value !== line.typed[column]) write(line, undefined, { [column]: value })
  }

  function go(cell: Cell) {
    settle()
    focusWanted.current = true
    setActive(cell)
  }

  function type(place: number, column: ShowColumn, value: string) {
    const line = lines[place]!
    before.current ??= line.typed[column]
    typist.current = true
    write(line, lines[place - 1], { [column]: value })
  }

  function copyDown(column: GridColumn) {
    const [line, above] = [lines[row], lines[row - 1]]
    if (!line || !above || column === 'action' || column === 'dog') return
    before.current ??= line.typed[column]
    write(line, undefined, { [column]: above.typed[column] })
  }

  function restore(column: ShowColumn) {
    write(lines[row]!, undefined, { [column]: before.current! })
    before.current = null
  }

  /** Nobody writes into the grid any more. */
  function exit() {
    settle()
    typist.current = false
  }

  function leave() {
    exit()
    if (table.current) focusAfter(table.current)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (event.defaultPrevented) return
    const column = columnAt(active.column)
    const handled = () => event.preventDefault()
    const writing = before.current !== null
    if (altKey) {
      if (key === 'Enter' && target instanceof HTMLTextAreaElement && column !== 'action')
        return [handled(), type(row, column, withNewLine(target))]
      return
    }
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return [handled(), copyDown(column)]
    if (column === 'action' && (key === 'Enter' || key === ' ')) return
    if (key === 'F6' || (key === 'Escape' && !writing)) return [handled(), leave()]
    if (key === 'Escape' && column !== 'action') return [handled(), restore(column)]
    // One stop of the page: Tab goes along the lines only while they are written.
    if (key === 'Tab' && (!typist.current || column === 'action')) return
    if (isInput(target) && staysInText(event, target)) return
    const columns = key === 'Tab' ? SHOW_COLUMNS.length : GRID_COLUMNS.length
    const to = moveOf(event, { row, column: active.column }, { rows: lines.length, columns })
    if (to) return [handled(), go(to)]
    if (key === 'Tab') exit()
  }

  function onPaste(event: ClipboardEvent) {
    const column = columnAt(active.column)
    const cells = cellsOf(event.clipboardData.getData('text/plain'))
    if (column === 'action' || (cells.length < 2 && (cells[0]?.length ?? 0) < 2)) return
    event.preventDefault()
    before.current = null
    edit((edits) => withBlock(edits, lines, cells, { row, column }))
  }

  return {
    active: { row, column: active.column },
    table,
    go,
    enter: (cell: Cell) => {
      if (cell.row === row && cell.column === active.column) return
      settle()
      setActive(cell)
    },
    settle,
    exit,
    type,
    onKeyDown,
    onPaste,
  }
}
export type Cells = ReturnType<typeof useCells>

/** Whether a key moves within the text that is being written: past its end it goes to the next cell. */
function staysInText(
  { key, ctrlKey }: KeyboardEvent,
  { value, selectionStart, selectionEnd }: Input,
): boolean {
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  const isCaret = selectionStart === selectionEnd
  if (key === 'ArrowLeft') return !isWhole && !(isCaret && selectionStart === 0)
  if (key === 'ArrowRight') return !isWhole && !(isCaret && selectionEnd === value.length)
  if (key === 'Home' || key === 'End') return !isWhole && !ctrlKey
  return false
}

function withNewLine({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): string {
  return `${value.slice(0, selectionStart)}\n${value.slice(selectionEnd)}`
}
