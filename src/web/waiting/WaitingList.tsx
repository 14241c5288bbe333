import Box from '@mui/material/Box'
import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Heading, PlainList } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'

/** What waits for the reader, the most urgent first. */
export function WaitingList({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4, maxWidth: '52rem' }}>
      <Heading id={id} component="h2" large mb={1}>
        {t('waiting.title')}
      </Heading>
      <PlainList>{children}</PlainList>
    </Box>
  )
}

interface WaitingLineProps {
  /** says how urgent it is */
  readonly colour: string
  /** where it is done: the whole line leads there */
  readonly to: LinkProps
  readonly title: ReactNode
  readonly children?: ReactNode
}

export function WaitingLine({ colour, to, title, children }: WaitingLineProps) {
  return (
    <Box component="li" sx={{ ...LINE, borderColor: colour }}>
      <AppLink {...to} sx={LINK}>
        {title}
      </AppLink>
      {children}
    </Box>
  )
}

const LINE = {
  position: 'relative',
  borderLeft: 3,
  bgcolor: 'background.paper',
  pl: 2,
  pr: 1,
  py: 1,
  mb: 1,
  overflowWrap: 'anywhere',
} as const
const LINK = { fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } } as const
