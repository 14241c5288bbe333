import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ownerState, useUser } from '../accounts/session/session.ts'
import { useStore } from '../store.ts'
import { sheetsToKeepQuery } from './queries.ts'
import { type SheetQuestion, type ToKeep, takeAlong, toKeepOf } from './sheets.ts'

/** Sheets that this window has taken along already, with whose they are. */
const taken = new Set<string>()

/** Takes somebody's along anew when they are visited again: the device has been emptied. */
export function forgetVisits(username: string) {
  for (const name of taken) if (name.startsWith(`${username}\n`)) taken.delete(name)
}

/** Keeps sheets that were visited, where they are the reader's own and their day is near; nobody is told of what does not work: nothing was asked for. */
export function useKeepVisited<Of extends ToKeep['of']>(
  of: Of,
  id: number,
  questionsOf: (sheets: Extract<ToKeep, { of: Of }>) => readonly SheetQuestion[],
) {
  const queries = useQueryClient()
  const username = useUser()?.username
  const alive = useStore(ownerState) === 'alive'
  useEffect(() => {
    const name = `${username}\n${of} ${id}`
    if (!alive || username === undefined || taken.has(name)) return
    taken.add(name)
    keep().catch(() => taken.delete(name))

    async function keep() {
      const found = await queries.fetchQuery(sheetsToKeepQuery)
      const own = toKeepOf(found).find((sheets) => sheets.of === of && sheets.id === id)
      if (own) await takeAlong(queries, own, questionsOf(own as Extract<ToKeep, { of: Of }>), found.ticket)
    }
  }, [queries, alive, username, of, id, questionsOf])
}
