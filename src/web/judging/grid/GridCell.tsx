import Box from '@mui/material/Box'
import { PARTS, type Part } from '#domain/trials/rulebook.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FieldMark } from '../../sheets/FieldMark.tsx'
import { type Option, shownValue } from '../../sheets/values.ts'
import { VisuallyHidden } from '../../ui/layout/parts.ts'
import type { OpenLine } from '../useSheets.ts'
import { LINES } from './GridHead.tsx'

interface Props {
  open: OpenLine
  field: SheetField
  options: readonly Option[] | null
  /** codes of the checks that fail here */
  codes: readonly string[]
  active: boolean
  /** what is being typed into it */
  typing: string
  refused: boolean
  onEnter: () => void
}

/** One field of one dog. */
export function GridCell({ open, field, options, codes, active, typing, refused, onEnter }: Props) {
  const t = useTranslate()
  const value = open.values[field] ?? null
  const mark = open.markOf(field)
  const markText = mark === 'saved' ? null : mark
  const words = codes.map((code) => codeText(t, code)).join(' ')
  const isReport = field === 'report'
  const shown = open.typedIn(field) ?? (isReport && value !== null ? '✎' : shownValue(value, options))
  return (
    <Box
      component="td"
      role="gridcell"
      tabIndex={active ? 0 : -1}
      aria-readonly={!open.writable}
      aria-invalid={codes.length > 0 || markText === 'conflict' || markText === 'refused' || undefined}
      data-active={active}
      data-field={field}
      title={words || undefined}
      onFocus={() => {
        if (!active) onEnter()
      }}
      onMouseDown={onEnter}
      sx={cellLook({
        wrong: codes.length > 0 || markText === 'conflict' || markText === 'refused',
        refused,
        writable: open.writable,
        grade: GRADES.has(field),
      })}
    >
      {active && typing !== '' ? typing : shown}
      {isReport && value !== null && <VisuallyHidden>{t('results.grid.written')}</VisuallyHidden>}
      {codes.length > 0 && <VisuallyHidden> {words}</VisuallyHidden>}
      {markText && (
        <Box component="span" sx={{ position: 'absolute', top: 0, right: 1, lineHeight: 1 }}>
          <FieldMark mark={markText} />
        </Box>
      )}
    </Box>
  )
}

/** What the points come from stands out. */
const GRADES: ReadonlySet<string> = new Set<Part>(PARTS)

interface CellState {
  wrong: boolean
  refused: boolean
  writable: boolean
  grade: boolean
}

const cellLook = ({ wrong, refused, writable, grade }: CellState) =>
  ({
    position: 'relative',
    height: 44,
    p: 0,
    textAlign: 'center',
    ...LINES,
    cursor: 'cell',
    fontWeight: 600,
    color: writable ? 'text.primary' : 'text.secondary',
    backgroundColor: grade ? 'tint' : writable ? 'background.paper' : 'transparent',
    boxShadow: wrong ? 'inset 0 -3px 0 var(--k-palette-error-main)' : undefined,
    '&:focus': {
      outline: '2px solid',
      outlineColor: refused ? 'var(--k-palette-error-main)' : 'var(--k-palette-primary-main)',
      outlineOffset: '-2px',
      zIndex: 1,
    },
  }) as const
