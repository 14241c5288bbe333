import Button from '@mui/material/Button'
import { Text } from '../layout/parts.ts'

interface Props {
  /** a query of TanStack Query that asks page by page */
  query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  label: string
}

/** Under a list that comes page by page: asks for the next one, as long as there is one. */
export function MoreButton({ query, label }: Props) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!hasNextPage) return null
  return (
    <Text align="center" mt={2}>
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label}
      </Button>
    </Text>
  )
}
