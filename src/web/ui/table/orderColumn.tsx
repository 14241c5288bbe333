import { showSuccess } from '../toasts/toasts.ts'
import { StepButtons } from './StepButtons.tsx'
import type { Column } from './types.ts'

interface Ordered<Row> {
  /** the whole list in its order */
  readonly all: readonly Row[]
  readonly header: string
  readonly upLabel: (row: Row) => string
  readonly downLabel: (row: Row) => string
  /** said once a row stands at a place, counted from 1 */
  readonly moved: (row: Row, place: number) => string
  /** keeps the order, all ids of it */
  readonly order: {
    readonly mutate: (body: { ids: number[] }, options: { onSuccess: () => void }) => void
    readonly isPending: boolean
  }
}

/** The column of a list that a person orders: each row goes up or down a step. */
export function orderColumn<Row extends { readonly id: number }>({
  all,
  header,
  upLabel,
  downLabel,
  moved,
  order,
}: Ordered<Row>): Column<Row> {
  const step = (row: Row, by: -1 | 1) => {
    const from = all.findIndex(({ id }) => id === row.id)
    const place = from + by
    if (!all[place]) return undefined
    const ids = all.map(({ id }) => id)
    ids.splice(place, 0, ...ids.splice(from, 1))
    return () => order.mutate({ ids }, { onSuccess: () => showSuccess(moved(row, place + 1)) })
  }
  return {
    id: 'order',
    header,
    cell: (row) => (
      <StepButtons
        upLabel={upLabel(row)}
        downLabel={downLabel(row)}
        onUp={step(row, -1)}
        onDown={step(row, 1)}
        disabled={order.isPending}
      />
    ),
    width: '6.5rem',
    card: 'actions',
  }
}
