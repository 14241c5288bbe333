import Delete from '@mui/icons-material/DeleteOutlined'
import Undo from '@mui/icons-material/UndoOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { SHOW_COLUMNS } from '#domain/shows/typedRow.ts'
import { dogAddress } from '../../dogs/addresses.ts'
import { DogName } from '../../dogs/name/DogName.tsx'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { StateMark } from '../../ui/marks/StateMark.tsx'
import type { RowCheck } from '../queries.ts'
import { ACTION, CELL, LINE, NUMBER } from './gridLooks.ts'
import type { Line } from './lines.ts'
import { ShowCell } from './ShowCell.tsx'
import { type Cells, GRID_COLUMNS } from './useCells.ts'
import { useColumnNames } from './useColumnNames.ts'
import type { Faults } from './useRowFaults.ts'

interface Props {
  line: Line
  place: number
  faults: Faults
  check: RowCheck | undefined
  /** somebody has tried to save */
  asked: boolean
  cells: Cells
  onRemove: () => void
  /** settles a conflict by the own values or the other's */
  onChoose: (own: boolean) => void
}

/** One line of the grid: its cells, the dog that it is of, what is wrong, and how it is taken away. */
export function GridLine({ line, place, faults, check, asked, cells, onRemove, onChoose }: Props) {
  const t = useTranslate()
  const names = useColumnNames()
  const dog = line.result?.dog ?? check?.dog ?? null
  const activeColumn = cells.active.row === place ? GRID_COLUMNS[cells.active.column] : null
  const label = dog ? dog.name || dog.regnr : line.typed.dog || t('wholeShows.emptyLine')
  // While a name is typed, no dog has the part of it that stands there.
  const isTyping = (column: string, code: string) =>
    column === activeColumn && code === 'DOG_NOT_FOUND' && !asked
  const codes = Object.entries(faults)
    .filter(([column, code]) => !isTyping(column, code))
    .map(([column, code]) => `${names[column]}: ${codeText(t, code)}`)
  return (
    <>
      <Box component="tr" data-line={line.key} sx={LINE(line)}>
        <Box component="td" sx={NUMBER}>
          {place + 1}
        </Box>
        {SHOW_COLUMNS.map((column, index) => (
          <ShowCell
            key={column}
            line={line}
            column={column}
            label={`${names[column]}, ${label}`}
            name={names[column]!}
            wrong={faults[column] !== undefined}
            describedBy={faults[column] ? `${line.key}-faults` : undefined}
            active={activeColumn === column}
            onEnter={() => cells.enter({ row: place, column: index })}
            onType={(value) => cells.type(place, column, value)}
            onPick={(regnr) => {
              cells.type(place, 'dog', regnr)
              cells.go({ row: place, column: index + 1 })
            }}
          >
            {column === 'dog' && dog && (
              <Text size="smaller" tone="muted" breaks>
                <AppLink {...dogAddress(dog.regnr)} tabIndex={-1}>
                  <DogName dog={dog} />
                </AppLink>
              </Text>
            )}
          </ShowCell>
        ))}
        <Box component="td" role="gridcell" sx={ACTION}>
          {(line.dirty || line.result) && (
            <IconButton
              size="small"
              tabIndex={activeColumn === 'action' ? 0 : -1}
              data-active={activeColumn === 'action'}
              aria-label={t(line.removed ? 'wholeShows.keepLine' : 'wholeShows.removeLine', { name: label })}
              onFocus={() => cells.enter({ row: place, column: SHOW_COLUMNS.length })}
              onClick={onRemove}
            >
              {line.removed ? <Undo fontSize="small" /> : <Delete fontSize="small" />}
            </IconButton>
          )}
        </Box>
      </Box>
      {(codes.length > 0 || line.outdated || check?.known) && (
        <Box component="tr" sx={{ display: { xs: 'block', md: 'table-row' } }}>
          <Box
            component="td"
            colSpan={SHOW_COLUMNS.length + 2}
            sx={{ ...CELL, px: 1, py: 0.5, display: { xs: 'block', md: 'table-cell' } }}
          >
            {codes.length > 0 && (
              <Text id={`${line.key}-faults`} tone="error" size="smaller" strong>
                {codes.join(' ')}
              </Text>
            )}
            {check?.known && (
              <StateMark mark="=" tone="muted">
                {t('wholeShows.known')}
              </StateMark>
            )}
            {line.outdated && line.result && <Outdated line={line} onChoose={onChoose} />}
          </Box>
        </Box>
      )}
    </>
  )
}

/** That somebody else has changed the result meanwhile, and what it is now. */
function Outdated({ line: { result }, onChoose }: { line: Line; onChoose: (own: boolean) => void }) {
  const t = useTranslate()
  const { class: showClass, grade, placing, marks, judge } = result!
  const now = [showClass, grade, placing, marks.join(' '), judge].filter(Boolean).join(' ')
  return (
    <Row align="center" gap={1} role="group" aria-label={t('wholeShows.outdated', { now })}>
      <Text tone="warning" strong size="smaller">
        {t('wholeShows.outdated', { now })}
      </Text>
      <Button size="small" variant="outlined" onClick={() => onChoose(true)}>
        {t('wholeShows.keepOwn')}
      </Button>
      <Button size="small" onClick={() => onChoose(false)}>
        {t('wholeShows.takeTheirs')}
      </Button>
    </Row>
  )
}
