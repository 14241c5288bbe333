import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PageSkeleton, RowsSkeleton } from './Skeletons.tsx'

/** What is shown of a query of TanStack Query. */
interface Answer<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => unknown
  /** the data of the page before, shown while the next one comes */
  readonly isPlaceholderData?: boolean
}

interface Props<Data> {
  query: Answer<Data>
  /** said of a failure instead of the error's own sentence */
  failed?: string
  /** the rows that will come and the height of each, in pixels */
  rows?: number
  rowHeight?: number
  /** what stands instead of data without content; false where there is some */
  empty?: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page: its rows while they load, why they failed, that there are none, or its data, dimmed while stale. */
export function Loaded<Data>({ query, failed, rows, rowHeight, empty, children }: Props<Data>) {
  const { data, error, refetch, isPlaceholderData } = query
  if (error) return <ErrorState error={error} title={failed} onRetry={() => void refetch()} />
  if (data === undefined) return <RowsSkeleton rows={rows} height={rowHeight} />
  return <Stale stale={isPlaceholderData}>{empty?.(data) || children(data)}</Stale>
}

interface PageProps<Data> {
  query: Answer<Data>
  /** the page's name as long as nothing is known of what it shows */
  heading: string
  /** said of a failure instead of the error's own sentence */
  failed?: string
  /** the list that holds its like, offered first where it is not found: a button that is a link */
  list?: ReactNode
  /** stands instead of what every page says where it is not found */
  notFound?: ReactNode
  children: (data: Data) => ReactNode
}

/** A whole page of one thing: its outline while it loads, why it failed, the ways on where there is none, or its data. */
export function LoadedPage<Data>({ query, failed, children, ...failure }: PageProps<Data>) {
  const { data, error, refetch } = query
  if (error) return <PageFailure {...failure} error={error} title={failed} onRetry={() => void refetch()} />
  return data === undefined ? <PageSkeleton /> : children(data)
}

/** Dims what the page before had, while the next one comes. */
export function Stale({ stale, children }: { stale: boolean | undefined; children: ReactNode }) {
  if (stale === undefined) return children
  return (
    <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
      {children}
    </Box>
  )
}
