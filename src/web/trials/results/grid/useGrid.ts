import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ResultSheets } from '#contract/results.ts'
import type { SheetField, SheetValue } from '#domain/trials/sheet.ts'
import { fieldProblem } from '#domain/trials/sheetFields.ts'
import { numberIn, type Option } from '../fields.ts'
import type { OpenLine } from '../useSheets.ts'
import type { GridColumn } from './gridColumns.ts'
import { type Cell, moveOf } from './gridMoves.ts'
import { type Typing, typedNumber, typedOption } from './gridTyping.ts'

interface Parts {
  readonly sheets: ResultSheets
  readonly lines: readonly OpenLine[]
  readonly columns: readonly GridColumn[]
  readonly optionsOf: (open: OpenLine, field: SheetField) => readonly Option[] | null
  /** Enter on the cell of the report, or of marking done */
  readonly onEnter: (cell: Cell) => void
  readonly start: number
}

const NOTHING = { text: '', refused: false }

export type Grid = ReturnType<typeof useGrid>

/** The active cell, what is being typed into it, and what every key does. */
export function useGrid({ sheets, lines, columns, optionsOf, onEnter, start }: Parts) {
  const [active, setActive] = useState<Cell>({ row: start, column: 0 })
  const [typing, setTyping] = useState<Pick<Typing, 'text' | 'refused'>>(NOTHING)
  /** what stood in the cell when it was entered */
  const entered = useRef<SheetValue>(null)
  const table = useRef<HTMLTableElement>(null)
  const focusWanted = useRef(false)

  const openAt = ({ row }: Cell) => lines[row]
  const fieldAt = ({ column }: Cell) => columns[column]?.field ?? null
  const valueAt = (cell: Cell): SheetValue => {
    const field = fieldAt(cell)
    return (field && openAt(cell)?.values[field]) ?? null
  }

  useEffect(() => {
    if (!focusWanted.current) return
    focusWanted.current = false
    table.current?.querySelector<HTMLElement>('[data-active="true"]')?.focus()
  })

  function write(value: SheetValue, cell: Cell = active) {
    const open = openAt(cell)
    const field = fieldAt(cell)
    if (!open?.writable || !field) return
    if (fieldProblem(open.rulebook, sheets.kind, field, value) === null) open.write(field, value)
  }

  /** A free number is set when its cell is left. */
  function commit() {
    const number = numberIn(typing.text)
    if (typing.text !== '' && number !== undefined) write(number)
  }

  function go(cell: Cell) {
    commit()
    setTyping(NOTHING)
    entered.current = valueAt(cell)
    focusWanted.current = true
    setActive(cell)
  }

  function type(sign: string) {
    const open = openAt(active)
    const field = fieldAt(active)
    if (!open?.writable || !field || field === 'report') return
    const options = optionsOf(open, field)
    const typed = options
      ? typedOption(sign, typing.text, valueAt(active), options)
      : typedNumber(sign, typing.text)
    setTyping(typed)
    if (typed.value !== undefined) write(typed.value)
  }

  function restore() {
    if (typing.text === '' || numberIn(typing.text) === valueAt(active)) write(entered.current)
    setTyping(NOTHING)
  }

  function copyDown() {
    const above = { row: active.row - 1, column: active.column }
    const field = fieldAt(active)
    if (active.row > 0 && field && field !== 'report') write(valueAt(above))
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (altKey) return
    const handled = () => event.preventDefault()
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return [handled(), copyDown()]
    const entering = fieldAt(active) === 'report' || fieldAt(active) === null
    if (entering && (key === 'Enter' || key === ' ' || key === 'F2')) return [handled(), onEnter(active)]
    const to = moveOf(event, active, { rows: lines.length, columns: columns.length })
    if (to) return [handled(), go(to)]
    if (key === 'Tab') return commit()
    if (key === 'Escape') return [handled(), restore()]
    if (key === 'Delete' || key === 'Backspace') return [handled(), setTyping(NOTHING), write(null)]
    if (key.length === 1 && !ctrlKey && !metaKey) return [handled(), type(key)]
  }

  return { active, typing, table, go, write, onKeyDown, valueAt, openAt, fieldAt }
}
