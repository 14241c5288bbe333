import type { ValueSource } from '#contract/corrections.ts'
import { placeOf } from '#domain/imports/rowPlace.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import type { Origin, SourceRow } from './sources.store.ts'

/** Where a value comes from; of a source without command and file, that nobody knows. */
export function presentSource(
  { sourceId, line }: Origin,
  sources: ReadonlyMap<number, SourceRow>,
): ValueSource {
  const source = sourceId === null ? undefined : sources.get(sourceId)
  if (!source)
    return { kind: 'before', at: null, file: null, sheet: null, line: null, actor: null, code: null }
  const { accountId, username } = source
  return {
    kind: source.origin ?? (source.code ? 'person' : 'unknown'),
    at: source.madeAt.toISOString(),
    file: source.fileName,
    ...placeIn(source, line),
    actor: presentAccount(accountId, username),
    code: source.code,
  }
}

const placeIn = ({ sheets }: SourceRow, line: number | null) =>
  line === null ? { sheet: null, line } : placeOf(line, sheets)
