import { useQuery } from '@tanstack/react-query'
import { clubs, officialUsers } from '#contract/endpoints/officials.ts'
import type { UserDetails } from '#contract/users.ts'
import { queryOf } from '../../client/queries.ts'

/** What a user is linked to now; it may have become inactive. */
export type Linked = Pick<UserDetails, 'clubs' | 'judge'>

interface Named {
  readonly id: number
  readonly name: string
}

/** Each once; what is linked already may have become inactive. */
const once = (rows: readonly Named[]): Named[] => [...new Map(rows.map((row) => [row.id, row])).values()]

/** The clubs whose agent a user may be. */
export function useChoosableClubs(linked: readonly Named[]): Named[] {
  const { data = [] } = useQuery(queryOf(clubs))
  return once([...data, ...linked])
}

/** The judges that a user may be: those of no other user. */
export function useChoosableJudges(linked: Named | null): Named[] {
  const { data } = useQuery(queryOf(officialUsers))
  const free = data?.freeJudges ?? []
  return once(linked ? [...free, linked] : free)
}
