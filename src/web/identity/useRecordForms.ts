import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { refreshAll } from '../undoing/refreshAll.ts'
import { IDENTITY_PATH, type IdentitySearch, identityAddress } from './addresses.ts'
import type { Undo } from './corrections/useUndo.ts'

/** The forms of a dog's records: which is open, the address that opens one, and what follows a save. */
export function useRecordForms(regnr: string, osa: IdentitySearch['osa'], undo: Undo) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { rivi } = useSearch({ from: IDENTITY_PATH })
  const address = (row?: string) => identityAddress(regnr, { osa, rivi: row })
  return {
    open: rivi,
    address,
    /** `now`: the main number of the dog, where it is another one since */
    async saved(text: string, now = regnr) {
      refreshAll(queries)
      await navigate({ ...identityAddress(now, { osa }), resetScroll: false, replace: now !== regnr })
      await undo.offer(now, text)
    },
  }
}
