import ExpandMore from '@mui/icons-material/ExpandMore'
import IconButton from '@mui/material/IconButton'

interface Props {
  label: string
  open: boolean
  /** id of what it opens */
  controls: string
  onClick: () => void
}

/** Opens and closes what a row has more to tell. */
export function DetailToggle({ label, open, controls, onClick }: Props) {
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
