import type { ReactNode } from 'react'
import { Row } from '../layout/parts.ts'
import type { Space } from '../theme/scales.ts'
import { useChipRow } from './useChipRow.ts'

interface Props {
  gap: Space
  mt?: Space
  mb?: Space
  align?: 'center'
  wrap?: boolean
  /** stands within a line */
  inline?: boolean
  children: ReactNode
}

/** Chips beside each other, together one stop of the Tab key. */
export function ChipRow({ inline, ...props }: Props) {
  return (
    <Row component={inline ? 'span' : 'div'} inline={inline} {...props} {...useChipRow<HTMLDivElement>()} />
  )
}
