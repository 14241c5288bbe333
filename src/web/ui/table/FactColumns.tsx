import Box from '@mui/material/Box'
import type { Column } from './types.ts'

interface Props<Row> {
  columns: readonly Column<Row>[]
  row: Row
}

/** Facts of a card in columns, each under its name, so that cards are compared down the page. */
export function FactColumns<Row>({ columns, row }: Props<Row>) {
  return (
    <Box component="dl" sx={columns.length === 4 ? FOUR : FACTS}>
      {columns.map((column) => (
        <div key={column.id} data-wide={column.wide && ''}>
          <dt>{column.header}</dt>
          <dd>{column.cell(row)}</dd>
        </div>
      ))}
    </Box>
  )
}

const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  mt: 0.75,
  '& [data-wide]': { gridColumn: '1 / -1' },
  '& dt': { color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.3 },
  '& dd': { m: 0 },
} as const

/** A phone holds three beside each other; a fourth joins them where it would stand alone, and wraps where a word leaves no room. */
const FOUR = {
  ...FACTS,
  display: { xs: 'flex', sm: FACTS.display },
  flexWrap: 'wrap',
  '& > div': { flex: '1 1 calc(25% - 1rem)' },
} as const
