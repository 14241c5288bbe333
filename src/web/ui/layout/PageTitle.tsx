import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Row, Text } from './parts.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

interface Props {
  /** the page's name, also in the browser's tab */
  title: string
  /** what stands as the heading when it is more than the name */
  heading?: ReactNode
  /** one quiet line under the heading */
  lead?: ReactNode
  actions?: ReactNode
}

/** The one h1 of a page, with its lead and its actions. */
export function PageTitle({ title, heading, lead, actions }: Props) {
  useDocumentTitle(title)
  return (
    <Row align="end" gap={2} mb={3}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Typography variant="h1">{heading ?? title}</Typography>
        {lead && (
          <Text tone="muted" mt={0.75}>
            {lead}
          </Text>
        )}
      </Box>
      {actions && <Row data-print="no">{actions}</Row>}
    </Row>
  )
}
