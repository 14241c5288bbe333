import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { SheetValue } from '#domain/trials/sheet.ts'
import { useChipRow } from '../ui/focus/useChipRow.ts'
import type { Option } from './values.ts'

interface Props {
  options: readonly Option[]
  value: SheetValue
  disabled: boolean
  /** id of the field's name */
  labelledBy: string
  describedBy: string | undefined
  /** `byPointer`: chosen by finger or mouse, not by a key */
  onChange: (value: SheetValue, byPointer: boolean) => void
}

/** A large button for each allowed value. The chosen one pressed again stays, as fingers tap twice; `ClearButton` empties the field. */
export function ValueButtons({ options, value, disabled, labelledBy, describedBy, onChange }: Props) {
  const row = useChipRow<HTMLDivElement>()
  const numeric = options.every((option) => typeof option.value === 'number' && option.label.length <= 2)
  return (
    <Box
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      sx={numeric ? NUMBERS : WORDS}
      {...row}
    >
      {options.map((option) => (
        <ButtonBase
          key={String(option.value)}
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={({ detail }) => option.value !== value && onChange(option.value, detail > 0)}
          sx={BUTTON}
        >
          {option.label}
        </ButtonBase>
      ))}
    </Box>
  )
}

/** As many columns as a scale of 0–5 has values, on a screen of 320 px too: 0–10 takes two rows of the same buttons. */
const NUMBERS = { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(44px, 1fr))', gap: 0.5 } as const
const WORDS = { display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const

const BUTTON = {
  minHeight: 48,
  minWidth: 44,
  px: 1.5,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  font: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.25,
  touchAction: 'manipulation',
  '&[aria-pressed="true"]': {
    backgroundColor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
  '&.Mui-disabled:not([aria-pressed="true"])': { color: 'text.secondary', backgroundColor: 'transparent' },
} as const
