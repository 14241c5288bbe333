import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useDownloadLink } from './useDownloadLink.ts'

interface Props {
  href: string
  children: ReactNode
}

/** A button that saves one file. */
export function DownloadButton({ href, children }: Props) {
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
      onClick={(event) => onClick(event, href)}
    >
      {children}
    </Button>
  )
}
