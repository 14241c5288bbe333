import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import { type ReactNode, useId, useState } from 'react'

interface Props {
  label: string
  icon?: ReactNode
  busy: boolean
  /** the entries; `close` closes the menu */
  children: (close: () => void) => ReactNode
}

/** A button that opens a menu of its name. */
export function MenuButton({ label, icon, busy, children }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        startIcon={icon}
        loading={busy}
        loadingPosition={icon ? 'start' : 'center'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        {children(close)}
      </Menu>
    </>
  )
}
