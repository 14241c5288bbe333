import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { fieldName } from '../field/fields.ts'
import type { GridColumn } from './gridColumns.ts'

interface Props {
  columns: readonly GridColumn[]
}

/** Names of the columns, upright over narrow ones, under the names of their groups. */
export function GridHead({ columns }: Props) {
  const t = useTranslate()
  const groups = columns.filter(({ group }, index) => columns[index - 1]?.group !== group)
  return (
    <Box component="thead" sx={{ position: 'sticky', top: 0, zIndex: 3 }}>
      <tr>
        <Box component="td" sx={{ ...HEAD, ...FIRST }} />
        {groups.map(({ group }) => (
          <Box
            component={group === 'done' ? 'td' : 'th'}
            key={group}
            {...(group !== 'done' && { scope: 'colgroup' })}
            colSpan={columns.filter((column) => column.group === group).length}
            sx={HEAD}
          >
            {group !== 'done' && t(`results.groups.${group}`)}
          </Box>
        ))}
      </tr>
      <tr>
        <Box component="th" scope="col" sx={{ ...HEAD, ...FIRST, textAlign: 'left', px: 1 }}>
          {t('results.dog')}
        </Box>
        {columns.map(({ field, narrow, width }) => (
          <Box component="th" scope="col" key={field ?? 'done'} sx={{ ...HEAD, width, minWidth: width }}>
            <Box component="span" sx={narrow ? UPRIGHT : undefined}>
              {field ? fieldName(t, field) : t('results.grid.done')}
            </Box>
          </Box>
        ))}
      </tr>
    </Box>
  )
}

/** Thin lines right of and under every cell. */
export const LINES = { borderStyle: 'solid', borderWidth: '0 1px 1px 0', borderColor: 'divider' } as const

const HEAD = {
  ...LINES,
  p: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
  backgroundColor: 'tint',
  verticalAlign: 'bottom',
  textAlign: 'center',
} as const

/** Stays at the left edge. */
export const FIRST = { position: 'sticky', left: 0, zIndex: 2, backgroundColor: 'tint' } as const

const UPRIGHT = {
  display: 'inline-block',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  maxHeight: '11rem',
  lineHeight: 1.15,
  textAlign: 'left',
} as const
