import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { useUser } from '../accounts/session/session.ts'
import { practiceSaver, resultSaver } from './savers.ts'

/** The saver of a trial's results, as whoever is signed in. */
export const useResultSaver = (trialId: string, kind: SheetKind) => useOwn(resultSaver, trialId, kind)
/** The same of one's own practice. */
export const usePracticeSaver = (trialId: string, kind: SheetKind) => useOwn(practiceSaver, trialId, kind)

function useOwn(saverOf: typeof resultSaver, trialId: string, kind: SheetKind) {
  const queries = useQueryClient()
  const owner = useUser()?.username ?? ''
  return useMemo(() => saverOf(queries, { owner, trialId, kind }), [saverOf, queries, owner, trialId, kind])
}
