import { useQuery } from '@tanstack/react-query'
import type { LinkedUser } from '#contract/officials.ts'
import { linkableUsersQuery } from '../queries.ts'

/** How a user is named in a choice: two of a name are told apart by their user names. */
export const userName = ({ name, username }: LinkedUser) => `${name} (${username})`

/** The users who may be chosen, and those who are linked already, though they may have lost the role. */
export function useChoosable(role: 'judges' | 'agents', linked: readonly LinkedUser[]): LinkedUser[] {
  const { data } = useQuery(linkableUsersQuery)
  const users = [...(data?.[role] ?? []), ...linked]
  return [...new Map(users.map((user) => [user.id, user])).values()]
}
