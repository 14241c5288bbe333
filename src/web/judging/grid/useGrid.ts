import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ResultSheets } from '#contract/judging.ts'
import type { SheetField, SheetValue } from '#domain/trials/sheet.ts'
import { fieldProblem } from '#domain/trials/sheetFields.ts'
import { numberIn, type Option } from '../../sheets/values.ts'
import { focusAfter } from '../../ui/focus/focusAfter.ts'
import { type Cell, moveOf } from '../../ui/grid/gridMoves.ts'
import type { OpenLine } from '../useSheets.ts'
import type { GridColumn } from './gridColumns.ts'
import { type Typing, typedNumber, typedOption } from './gridTyping.ts'

interface Parts {
  readonly sheets: ResultSheets
  readonly lines: readonly OpenLine[]
  readonly columns: readonly GridColumn[]
  readonly optionsOf: (open: OpenLine, field: SheetField) => readonly Option[] | null
  /** Enter on the cell of the report */
  readonly onReport: () => void
  readonly start: number
}

const NOTHING = { text: '', refused: false }

export type Grid = ReturnType<typeof useGrid>

/** The active cell, what is being typed into it, and what every key does: docs/rules/screens.md#keyboard. */
export function useGrid({ sheets, lines, columns, optionsOf, onReport, start }: Parts) {
  const [active, setActive] = useState<Cell>({ row: start, column: 0 })
  const [typing, setTyping] = useState<Pick<Typing, 'text' | 'refused'>>(NOTHING)
  /** what stood in the cell before it was written into, and what has been written since it was entered */
  const written = useRef<{ readonly before: SheetValue; readonly own: SheetValue } | null>(null)
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

  const options = () => {
    const open = openAt(active)
    const field = fieldAt(active)
    return open && field ? optionsOf(open, field) : null
  }
  // What a choice was typed as says nothing any more once somebody else has written another.
  const isOutdated = typing.text !== '' && options() !== null && numberIn(typing.text) !== valueAt(active)
  const shownTyping = isOutdated ? NOTHING : typing

  function write(value: SheetValue) {
    const open = openAt(active)
    const field = fieldAt(active)
    if (!open?.writable || !field) return
    if (fieldProblem(open.rulebook, sheets.kind, field, value) !== null) return
    written.current = { before: written.current ? written.current.before : valueAt(active), own: value }
    open.write(field, value)
  }

  /** A free number is set when its cell is left; a choice was set as it was typed. */
  function commit() {
    const number = numberIn(typing.text)
    if (typing.text !== '' && number !== undefined && options() === null) write(number)
  }

  /** Takes what has been typed: from now on nothing is being written. */
  function settle() {
    commit()
    setTyping(NOTHING)
    written.current = null
  }

  function go(cell: Cell) {
    settle()
    focusWanted.current = true
    setActive(cell)
  }

  function type(sign: string) {
    const open = openAt(active)
    const field = fieldAt(active)
    if (!open?.writable || !field || field === 'report') return
    const choices = optionsOf(open, field)
    const typed = choices
      ? typedOption(sign, shownTyping.text, valueAt(active), choices)
      : typedNumber(sign, typing.text)
    setTyping(typed)
    if (typed.value !== undefined) write(typed.value)
  }

  /** Undoes what was written here, unless somebody else has changed it since. */
  function restore() {
    if (written.current && valueAt(active) === written.current.own) write(written.current.before)
    setTyping(NOTHING)
    written.current = null
  }

  /** On to what the page has behind the grid. */
  function leave() {
    settle()
    if (table.current) focusAfter(table.current)
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
    const presses = key === 'Enter' || key === ' '
    // Nothing is published by a key in a cell, only by the button that has the focus.
    if (fieldAt(active) === null && presses) return
    if (fieldAt(active) === 'report' && (presses || key === 'F2')) return [handled(), onReport()]
    const isWriting = written.current !== null || typing.text !== '' || typing.refused
    if (key === 'F6' || (key === 'Escape' && !isWriting)) return [handled(), leave()]
    // One stop of the page: Tab goes along the row only with what has just been written.
    if (key === 'Tab' && !isWriting) return
    const to = moveOf(event, active, { rows: lines.length, columns: columns.length })
    if (to) return [handled(), go(to)]
    if (key === 'Tab') return settle()
    if (key === 'Escape') return [handled(), restore()]
    if (key === 'Delete' || key === 'Backspace') return [handled(), setTyping(NOTHING), write(null)]
    if (key.length === 1 && !ctrlKey && !metaKey) return [handled(), type(key)]
  }

  return { active, typing: shownTyping, table, go, write, onKeyDown, valueAt, openAt, fieldAt }
}
