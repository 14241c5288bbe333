import type { SheetKind } from '#domain/trials/sheet.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import type { Trial } from '../trials/trials.types.ts'
import { judgedTrial } from './lines.service.ts'
import type { Line } from './results.types.ts'

/** A trial's lines with how the dogs are shown. */
export async function describeSheets(reader: Reader, trial: Trial, { kind }: { readonly kind: SheetKind }) {
  const judged = await judgedTrial(reader, trial, { kind })
  return { judged, dogs: await dogsOf(reader, judged.lines) }
}

/** One line with how its dog is shown. */
export async function describeLine<L extends Pick<Line, 'dogId'>>(reader: Reader, line: L) {
  return { line, dogs: await dogsOf(reader, [line]) }
}

/** How the dogs of some lines are shown. */
export function dogsOf(
  reader: Reader,
  lines: readonly Pick<Line, 'dogId'>[],
): Promise<ReadonlyMap<number, SummaryRow>> {
  return dogSummaries(
    reader,
    lines.map(({ dogId }) => dogId),
  )
}
