import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'

interface Props {
  /** what was not found */
  title: string
  /** what was looked for */
  lead?: string
  help: string
  /** where to go on: buttons that are links */
  ways: ReactNode
}

/** The page of an address that leads to nothing: it offers the ways on, as asking again helps nobody. */
export function NotFound({ title, lead, help, ways }: Props) {
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <Typography sx={{ mb: 3, maxWidth: '36rem' }}>{help}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{ways}</Box>
    </>
  )
}
