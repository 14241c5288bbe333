import type { ReactNode } from 'react'
import { Note, Row, Text } from '../layout/parts.ts'

interface Props {
  /** what would stand here */
  title: string
  /** how to get it */
  children?: ReactNode
  actions?: ReactNode
}

/** What stands where there is nothing: what would be here, and how to get it. */
export function EmptyState({ title, children, actions }: Props) {
  return (
    <Note mt={2} mb={2} py={1} measure="text">
      <Text component="p" strong>
        {title}
      </Text>
      {children && <Text tone="muted">{children}</Text>}
      {actions && <Row mt={1.5}>{actions}</Row>}
    </Note>
  )
}
