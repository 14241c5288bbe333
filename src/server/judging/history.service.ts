import { changesOf } from '../audit/audit.service.ts'
import type { Reader } from '../platform/act.ts'
import type { FoundResult } from './corrections.service.ts'
import { subjectOf } from './resultLog.ts'

export function resultHistory(
  reader: Reader,
  { judged, line }: FoundResult,
  { before }: { readonly before?: number | undefined },
) {
  const [subject, subjectId] = subjectOf(judged, line)
  return changesOf(reader, { subject, subjectId, before })
}
