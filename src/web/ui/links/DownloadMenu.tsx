import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { useDownloadLink } from './useDownloadLink.ts'

interface DownloadItem {
  readonly label: string
  readonly href: string
}

interface Props {
  label: string
  /** those that belong together stand together */
  groups: readonly (readonly DownloadItem[])[]
}

/** A button with a menu of files to save. */
export function DownloadMenu({ label, groups }: Props) {
  const id = useId()
  const { onClick, isPending } = useDownloadLink()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const shown = groups.filter((group) => group.length > 0)
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        startIcon={<Download />}
        loading={isPending}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        {shown.flatMap((group, index) => [
          ...(index > 0 ? [<Divider key={group[0]!.href} />] : []),
          ...group.map((item) => (
            <MenuItem
              key={`${item.href} item`}
              component="a"
              href={item.href}
              download
              onClick={(event) => {
                setAnchor(null)
                onClick(event, item.href, `${label}, ${item.label}`)
              }}
            >
              {item.label}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}
