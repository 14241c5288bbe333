import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useDownloadLink } from './useDownloadLink.ts'

interface Props {
  href: string
  /** what the file is called where it fails to come; left out: what stands on the button */
  file?: string
  children: string
}

/** A button that saves one file. */
export function DownloadButton({ href, children, file = children }: Props) {
  const { onClick, isPending } = useDownloadLink()
  return (
    <Button
      component="a"
      href={href}
      download
      variant="outlined"
      loading={isPending}
      loadingPosition="start"
      startIcon={<Download />}
      onClick={(event) => onClick(event, href, file)}
    >
      {children}
    </Button>
  )
}
