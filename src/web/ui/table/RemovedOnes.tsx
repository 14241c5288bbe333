import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Block, Divided, PlainList, Row, Span } from '../layout/parts.ts'

interface Props {
  /** what they are, with their number */
  summary: string
  removed: readonly { readonly id: number; readonly name: string }[]
  /** the verb, and what it does to one of them */
  action: string
  actionOf: (name: string) => string
  restore: { readonly isPending: boolean; readonly mutate: (one: { id: number }) => void }
}

/** The last things that were removed, each with the way back; folded under their list. */
export function RemovedOnes({ summary, removed, action, actionOf, restore }: Props) {
  if (removed.length === 0) return null
  return (
    <Block component="details" mt={3}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
        {summary}
      </Box>
      <PlainList>
        {removed.map(({ id, name }) => (
          <Divided key={id}>
            <Row between wrap={false} align="center">
              <Span breaks>{name}</Span>
              <Button
                size="small"
                variant="outlined"
                aria-label={actionOf(name)}
                disabled={restore.isPending}
                onClick={() => restore.mutate({ id })}
              >
                {action}
              </Button>
            </Row>
          </Divided>
        ))}
      </PlainList>
    </Block>
  )
}
