import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Fragment, type ReactNode, useId, useState } from 'react'
import type { Column } from './DataTable.types.ts'
import { Block, Divided, PlainList, Row } from './parts.ts'

interface Props<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** what opens under a row; null where the row has nothing more to tell */
  detail?: (row: Row) => ReactNode
  /** the name of the button that opens it */
  detailLabel?: (row: Row) => string
}

/** A short table whose rows open to tell more; on a phone each row is a card. */
export function DetailTable<Row>(props: Props<Row>) {
  // Paper is as narrow as a tablet, but a table reads better on it than cards.
  const phone = useMediaQuery(useTheme().breakpoints.down('md').replace('@media ', '@media screen and '))
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) =>
    setOpen(
      (before) => new Set(before.has(key) ? [...before].filter((item) => item !== key) : [...before, key]),
    )
  const shared = { ...props, open, toggle }
  return phone ? <Cards {...shared} /> : <Rows {...shared} />
}

type PartProps<Row> = Props<Row> & { open: ReadonlySet<string>; toggle: (key: string) => void }

function Rows<Row>({ caption, columns, rows, rowKey, detail, detailLabel, open, toggle }: PartProps<Row>) {
  const id = useId()
  return (
    <Box sx={{ overflowX: 'auto', borderTop: 1, borderColor: 'divider' }}>
      <Table aria-label={caption}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.id}
                align={column.align}
                sx={{ '@media screen': { width: column.width } }}
              >
                {column.header}
              </TableCell>
            ))}
            {detail && <TableCell component="td" padding="checkbox" data-print="no" />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => {
            const key = rowKey(row)
            const more = detail?.(row) ?? null
            const isOpen = open.has(key) && more !== null
            return (
              <Fragment key={key}>
                <TableRow sx={{ '& > td': { borderBottom: isOpen ? 0 : undefined } }}>
                  {columns.map((column) => (
                    <TableCell key={column.id} align={column.align}>
                      {column.cell(row)}
                    </TableCell>
                  ))}
                  {detail && (
                    <TableCell padding="checkbox" data-print="no">
                      {more !== null && (
                        <Toggle
                          label={detailLabel?.(row) ?? ''}
                          open={isOpen}
                          controls={`${id}${index}`}
                          onClick={() => toggle(key)}
                        />
                      )}
                    </TableCell>
                  )}
                </TableRow>
                {isOpen && (
                  <TableRow id={`${id}${index}`}>
                    <TableCell colSpan={columns.length + 1} sx={{ bgcolor: 'background.default' }}>
                      {more}
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            )
          })}
        </TableBody>
      </Table>
    </Box>
  )
}

function Cards<Row>({ caption, columns, rows, rowKey, detail, detailLabel, open, toggle }: PartProps<Row>) {
  const id = useId()
  const facts = (row: Row) =>
    columns.filter(
      (column) => column.card === 'fact' && (!column.sortValue || column.sortValue(row) !== null),
    )
  return (
    <PlainList aria-label={caption}>
      {rows.map((row, index) => {
        const key = rowKey(row)
        const more = detail?.(row) ?? null
        const isOpen = open.has(key) && more !== null
        return (
          <Divided key={key}>
            <Row align="start" wrap={false}>
              <Row grow gap={1.5} rowGap={0.5}>
                {columns
                  .filter((column) => column.card === 'title')
                  .map((column) => (
                    <Box key={column.id}>{column.cell(row)}</Box>
                  ))}
              </Row>
              {more !== null && (
                <Toggle
                  label={detailLabel?.(row) ?? ''}
                  open={isOpen}
                  controls={`${id}${index}`}
                  onClick={() => toggle(key)}
                />
              )}
            </Row>
            <Box component="dl" sx={facts(row).length === 4 ? fourFacts : factsStyle}>
              {facts(row).map((column) => (
                <Box key={column.id} sx={{ gridColumn: column.wide ? '1 / -1' : undefined }}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </Box>
              ))}
            </Box>
            {isOpen && (
              <Block mt={1} id={`${id}${index}`}>
                {more}
              </Block>
            )}
          </Divided>
        )
      })}
    </PlainList>
  )
}

interface ToggleProps {
  label: string
  open: boolean
  controls: string
  onClick: () => void
}

function Toggle({ label, open, controls, onClick }: ToggleProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onClick}
    >
      <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />
    </IconButton>
  )
}

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  mt: 0.75,
  '& dt': { color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.3 },
  '& dd': { m: 0 },
} as const

/** A phone holds three beside each other; a fourth joins them where it would stand alone. */
const fourFacts = {
  ...factsStyle,
  gridTemplateColumns: { xs: 'repeat(4, minmax(min-content, 1fr))', sm: factsStyle.gridTemplateColumns },
} as const
