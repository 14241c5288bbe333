import Download from '@mui/icons-material/FileDownloadOutlined'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { MenuButton } from './MenuButton.tsx'
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
  const { onClick, isPending } = useDownloadLink()
  const shown = groups.filter((group) => group.length > 0)
  return (
    <MenuButton label={label} icon={<Download />} busy={isPending}>
      {(close) =>
        shown.flatMap((group, index) => [
          ...(index > 0 ? [<Divider key={group[0]!.href} />] : []),
          ...group.map((item) => (
            <MenuItem
              key={`${item.href} item`}
              component="a"
              href={item.href}
              download
              onClick={(event) => {
                close()
                onClick(event, item.href, `${label}, ${item.label}`)
              }}
            >
              {item.label}
            </MenuItem>
          )),
        ])
      }
    </MenuButton>
  )
}
