import { type LinkProps, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from './isPlainClick.ts'

/** What a click anywhere on a row or card does: it leads where the row's own link leads. */
export function useRowClick<Row>(rowLink: ((row: Row) => LinkProps) | undefined) {
  const router = useRouter()
  return (row: Row) => (event: MouseEvent) => {
    if (rowLink && isPlainClick(event)) void router.navigate(rowLink(row))
  }
}
