import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import { MAX_MINUTES } from '#domain/trials/conditionFields.ts'
import { mostPoints } from '#domain/trials/rulebook.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { MAX_POINTS_AT_GAME } from '#domain/trials/sheetFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FieldIssues } from '../../sheets/FieldIssues.tsx'
import type { Saver } from '../../sheets/saver.ts'
import type { Option } from '../../sheets/values.ts'
import { Block, Row, Text } from '../../ui/layout/parts.ts'
import { BELOW_BAR } from '../../ui/theme/scales.ts'
import { fieldName } from '../field/fields.ts'
import type { OpenLine } from '../useSheets.ts'
import type { Grid } from './useGrid.ts'

interface Props {
  grid: Grid
  options: readonly Option[] | null
  codes: readonly string[]
  saver: Saver
  onReport: () => void
  /** beside it: what else decides the active dog's result */
  beside: ReactNode
  /** under it: what keeps the active dog from being done */
  children: ReactNode
}

/** Over the grid: which cell is active, what it may hold as buttons for the mouse, and what is wrong with it. */
export function ValueBar({ grid, options, codes, saver, onReport, beside, children }: Props) {
  const t = useTranslate()
  const open = grid.openAt(grid.active)
  const field = grid.fieldAt(grid.active)
  const value = grid.valueAt(grid.active)
  const name = open?.line.dog.name || open?.line.dog.regnr
  return (
    <Box sx={BAR} data-part="value-bar">
      <Row align="center" gap={1.5} minHeight={40}>
        <Text strong>
          {name}
          {field && ` · ${fieldName(t, field)}`}
        </Text>
        {field && options && open?.writable && (
          <Row gap={0.5} role="group" aria-label={fieldName(t, field)}>
            {options.map((option) => (
              <ButtonBase
                key={String(option.value)}
                tabIndex={-1}
                aria-pressed={option.value === value}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => grid.write(option.value === value ? null : option.value)}
                sx={CHOICE}
              >
                {option.label}
              </ButtonBase>
            ))}
          </Row>
        )}
        {field === 'report' && (
          <ButtonBase tabIndex={-1} onClick={onReport} sx={CHOICE}>
            {t('results.grid.write')}
          </ButtonBase>
        )}
        {field && !options && field !== 'report' && <Text tone="muted">{t('results.grid.number')}</Text>}
        <Block grow />
        {beside}
      </Row>
      <Box role="status" sx={{ color: 'error.main', fontWeight: 600, '&:empty': { display: 'none' } }}>
        {grid.typing.refused &&
          field &&
          open &&
          t('results.grid.allowed', {
            values: options?.map(({ label }) => label).join(', ') ?? numbersOf(field, open),
          })}
      </Box>
      {field && open && (
        <FieldIssues
          id="value-bar-troubles"
          codes={codes}
          unsaved={open.unsaved.get(field)}
          options={options}
          saver={saver}
        />
      )}
      {children}
    </Box>
  )
}

/** The numbers that a field without a choice takes: as many points as the class gives, or as anyone counts. */
function numbersOf(field: SheetField, { rulebook, line }: OpenLine): string {
  if (field === 'minutesSearched') return `0–${MAX_MINUTES}`
  const most =
    field === 'statedPoints' ? mostPoints(rulebook.classes[line.class].coefficients) : MAX_POINTS_AT_GAME
  return `0–${most}`
}

const BAR = {
  position: 'sticky',
  top: BELOW_BAR,
  zIndex: 4,
  py: 1,
  backgroundColor: 'background.default',
} as const

const CHOICE = {
  minWidth: 36,
  minHeight: 36,
  px: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  font: 'inherit',
  fontWeight: 600,
  backgroundColor: 'background.paper',
  '&[aria-pressed="true"]': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
} as const
