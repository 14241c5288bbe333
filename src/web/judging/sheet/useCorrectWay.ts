import type { ResultLine } from '#contract/judging.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { useMay } from '../../accounts/session/session.ts'
import { correctionAddress } from '../addresses.ts'

/** The link to correct a dog's result; null where it is not official, or the reader may not. */
export function useCorrectWay(kind: SheetKind) {
  const may = useMay('results.correct')
  return ({ status, resultId }: Pick<ResultLine, 'status' | 'resultId'>) =>
    may && status === 'official' && resultId !== null ? correctionAddress(resultId, kind) : null
}
