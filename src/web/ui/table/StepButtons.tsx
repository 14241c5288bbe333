import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef } from 'react'
import { Row } from '../layout/parts.ts'

interface Props {
  /** what each button says it does, with the name of its row */
  upLabel: string
  downLabel: string
  /** puts the row a step further; undefined: it stands at that end */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  disabled: boolean
}

/** Moves a row of a list a step up or down; the focus stays with the row. */
export function StepButtons({ upLabel, downLabel, onUp, onDown, disabled }: Props) {
  const pressed = useRef<'up' | 'down'>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const press = (button: 'up' | 'down', step: (() => void) | undefined) => () => {
    pressed.current = button
    step?.()
  }
  // A row that the browser puts elsewhere, and a button that is disabled meanwhile, lose the focus.
  useEffect(() => {
    if (disabled || pressed.current === null) return
    const [up, down] = buttons.current!.querySelectorAll('button')
    const [same, other] = pressed.current === 'up' ? [up, down] : [down, up]
    pressed.current = null
    const next = same?.disabled ? other : same
    next?.focus()
  })
  return (
    <Row wrap={false} gap={0} ref={buttons}>
      <IconButton
        aria-label={upLabel}
        disabled={disabled || !onUp}
        onClick={press('up', onUp)}
        // Its arrow stands in line with what is above and below it.
        sx={{ ml: -1 }}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton aria-label={downLabel} disabled={disabled || !onDown} onClick={press('down', onDown)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Row>
  )
}
