import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { isRefusal } from '../../client/ApiError.ts'
import { ErrorState } from './ErrorState.tsx'
import { type Elsewhere, PageFailure } from './PageFailure.tsx'
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
  /** stands instead of the failure where the service refuses, so that asking again helps nobody */
  refused?: (error: unknown) => ReactNode
  /** the rows that will come and the height of each, in pixels */
  rows?: number
  rowHeight?: number
  /** stands instead of those rows while they load */
  loading?: ReactNode
  /** what stands instead of data without content; false where there is some */
  empty?: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page: its rows while they load, why they failed, that there are none, or its data, dimmed while stale. */
export function Loaded<Data>({
  query,
  failed,
  refused,
  rows,
  rowHeight,
  loading,
  empty,
  children,
}: Props<Data>) {
  const { data, refetch, isPlaceholderData } = query
  const error = failureOf(query)
  if (error) {
    const failure = <ErrorState error={error} title={failed} onRetry={() => void refetch()} />
    return isRefusal(error) ? (refused?.(error) ?? failure) : failure
  }
  if (data === undefined) return loading ?? <RowsSkeleton rows={rows} height={rowHeight} />
  return <Stale stale={isPlaceholderData}>{empty?.(data) || children(data)}</Stale>
}

interface PageProps<Data> {
  query: Answer<Data>
  /** the page's name as long as nothing is known of what it shows */
  heading: string
  /** said of a failure instead of the error's own sentence */
  failed?: string
  /** the list that holds its like, offered first where it is not found */
  list?: Elsewhere
  /** stands instead of what every page says where it is not found */
  notFound?: ReactNode
  children: (data: Data) => ReactNode
}

/** A whole page of one thing: its outline while it loads, why it failed, the ways on where there is none, or its data. */
export function LoadedPage<Data>({ query, failed, children, ...failure }: PageProps<Data>) {
  const { data, refetch } = query
  const error = failureOf(query)
  if (error) return <PageFailure {...failure} error={error} title={failed} onRetry={() => void refetch()} />
  return data === undefined ? <PageSkeleton /> : children(data)
}

/** Why there is nothing to show: what was read before stays while the network is lost, but not once the service refuses it. */
const failureOf = ({ data, error }: Answer<unknown>): unknown =>
  data === undefined || isRefusal(error) ? error : null

/** Dims what the page before had, while the next one comes. */
export function Stale({ stale, children }: { stale: boolean | undefined; children: ReactNode }) {
  if (stale === undefined) return children
  return (
    <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
      {children}
    </Box>
  )
}
