/** A cell by its row and column, both from 0. */
export interface Cell {
  readonly row: number
  readonly column: number
}

/** Rows that PageUp and PageDown go: about as many as stand on a desk's screen. */
const PAGE = 8

/** What a key does in a grid that is used like a spreadsheet; null: nothing. */
export function moveOf(
  { key, shiftKey, ctrlKey }: { readonly key: string; readonly shiftKey: boolean; readonly ctrlKey: boolean },
  { row, column }: Cell,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Cell | null {
  const at = (toRow: number, toColumn: number): Cell => ({
    row: Math.min(Math.max(toRow, 0), rows - 1),
    column: Math.min(Math.max(toColumn, 0), columns - 1),
  })
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowLeft':
      return at(row, column - 1)
    case 'ArrowRight':
      return at(row, column + 1)
    case 'Enter':
      return at(shiftKey ? row - 1 : row + 1, column)
    case 'PageUp':
      return at(row - PAGE, column)
    case 'PageDown':
      return at(row + PAGE, column)
    case 'Home':
      return at(ctrlKey ? 0 : row, 0)
    case 'End':
      return at(ctrlKey ? rows - 1 : row, columns - 1)
    case 'Tab':
      return tabbed({ row, column }, shiftKey ? -1 : 1, rows, columns)
    default:
      return null
  }
}

/** Along the row and on to the next; out of the grid at its ends. */
function tabbed({ row, column }: Cell, step: 1 | -1, rows: number, columns: number): Cell | null {
  const place = row * columns + column + step
  return place < 0 || place >= rows * columns
    ? null
    : { row: Math.floor(place / columns), column: place % columns }
}
