import { changesOf } from '../audit/audit.service.ts'
import type { Reader } from '../platform/act.ts'
import type { FoundResult } from './corrections.service.ts'
import { subjectOf } from './resultLog.ts'

/** What has been done to a result, newest first, a page at a time. */
export function resultHistory(
  reader: Reader,
  { judged, line }: FoundResult,
  { before }: { readonly before?: number | undefined },
) {
  const [subject, subjectId] = subjectOf(judged, line)
  return changesOf(reader, { subject, subjectId, before })
}
