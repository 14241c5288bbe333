import { Row, Text } from '../layout/parts.ts'
import type { Column } from './types.ts'

interface Props<Row> {
  /** the columns that say the same of every row */
  columns: readonly Column<Row>[]
  /** any of the rows */
  row: Row
}

/** What all rows of a table have in common, said once above it. */
export function EqualValues<Row>({ columns, row }: Props<Row>) {
  return (
    <Row component="dl" gap={3} rowGap={0.25} mb={1} size="small" data-part="equal">
      {columns.map(({ id, header, cell }) => (
        <Row key={id} gap={0.75} wrap={false} align="baseline">
          <Text component="dt" tone="muted">
            {header}
          </Text>
          <Text component="dd">{cell(row)}</Text>
        </Row>
      ))}
    </Row>
  )
}
