import type { ReactNode } from 'react'
import { PageTitle } from '../layout/PageTitle.tsx'
import { Row, Text } from '../layout/parts.ts'

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
      <Text component="p" mb={3} measure="text">
        {help}
      </Text>
      <Row>{ways}</Row>
    </>
  )
}
