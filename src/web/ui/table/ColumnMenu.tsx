import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Popover from '@mui/material/Popover'
import { useTranslate } from '../../i18n/useTranslate.ts'

interface Choice {
  id: string
  label: string
  shown: boolean
  onChange: () => void
}

interface Props {
  /** the button it hangs under */
  anchor: HTMLElement
  choices: readonly Choice[]
  onClose: () => void
}

/** The columns of a table with a tick at those that are shown. */
export function ColumnMenu({ anchor, choices, onClose }: Props) {
  const t = useTranslate()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('common.columns'), variant: 'outlined' } }}
    >
      <FormGroup sx={{ px: 2, py: 1 }}>
        {choices.map(({ id, label, shown, onChange }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={<Checkbox size="small" checked={shown} onChange={onChange} />}
          />
        ))}
      </FormGroup>
    </Popover>
  )
}
