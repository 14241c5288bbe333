import { useQuery } from '@tanstack/react-query'
import { FreePlace } from '../list/ListSummary.tsx'
import { ListContext } from '../listContext.ts'
import { participantsQuery } from '../queries.ts'
import type { useListChanges } from '../useListChanges.ts'

interface Props {
  trialId: number
  places: ReturnType<typeof useListChanges>
  onCall: () => void
}

const NOBODY: ReadonlySet<number> = new Set()

/** Calls the first of the reserve up where a dog that did not come has left its place free, as the list of participants does. */
export function ReserveCall({ trialId, places, onCall }: Props) {
  const { data } = useQuery(participantsQuery(trialId))
  if (!data) return null
  return (
    <ListContext
      value={{
        participants: data,
        disabled: places.busy || data.blocked !== null,
        chosen: NOBODY,
        choose: () => undefined,
        openDialog: () => undefined,
        announce: places.setMessage,
        change: (request, message) => {
          onCall()
          places.change(request, message)
        },
      }}
    >
      <FreePlace />
    </ListContext>
  )
}
