import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { EntryRow } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useList } from '../listContext.ts'
import { dropMove, moveBack, neighboursOf } from './order.ts'

/** The row is moved by it with the mouse; the keyboard has the buttons at the row's end. */
export function DragHandle({ entry }: { entry: EntryRow }) {
  const t = useTranslate()
  const { participants, disabled, change } = useList()
  const handle = useRef<HTMLElement>(null)
  const others = neighboursOf(entry, participants)
  const drop = useEffectEvent((draggedId: unknown, after: boolean) => {
    const dragged = others.find(({ id }) => id === draggedId)
    const move = dragged && dropMove(dragged, entry, after, others)
    if (!move) return
    const text = t('entries.moved', { dog: calledBy(dragged.dog) })
    change(move, { text, undo: moveBack(dragged, participants) })
  })
  const isNeighbour = useEffectEvent((id: unknown) => others.some((other) => other.id === id))
  const isMovable = !disabled && others.length > 1
  useEffect(() => {
    const row = handle.current?.closest('tr')
    if (!row || !handle.current || !isMovable) return undefined
    return combine(
      draggable({
        element: row,
        dragHandle: handle.current,
        getInitialData: () => ({ entry: entry.id }),
        onDragStart: () => row.style.setProperty('opacity', '0.4'),
        onDrop: () => row.style.removeProperty('opacity'),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => source.data.entry !== entry.id && isNeighbour(source.data.entry),
        onDrag: ({ location }) => showEdge(row, isLowerHalf(row, location.current.input.clientY)),
        onDragLeave: () => hideEdge(row),
        onDrop: ({ source, location }) => {
          hideEdge(row)
          drop(source.data.entry, isLowerHalf(row, location.current.input.clientY))
        },
      }),
    )
  }, [entry.id, isMovable])
  if (others.length < 2) return null
  return (
    <Box component="span" ref={handle} title={t('entries.drag')} aria-hidden data-print="no" sx={HANDLE}>
      <DragIndicator fontSize="small" />
    </Box>
  )
}

/** On a phone rows are cards, which the buttons move. */
const HANDLE = {
  display: { xs: 'none', sm: 'inline-flex' },
  '@media (pointer: coarse)': { display: 'none' },
  cursor: 'grab',
  color: 'text.secondary',
  ml: -1,
} as const

function isLowerHalf(row: HTMLElement, y: number): boolean {
  const { top, height } = row.getBoundingClientRect()
  return y > top + height / 2
}

/** A line where the dragged row would come. */
const showEdge = (row: HTMLElement, after: boolean) =>
  row.style.setProperty('box-shadow', `inset 0 ${after ? -3 : 3}px 0 currentColor`)
const hideEdge = (row: HTMLElement) => row.style.removeProperty('box-shadow')
