import type { Party } from '#domain/entries/parties.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { readParties } from '../entries/parties/parties.service.ts'
import { offeredPhrases } from '../phrases/phrases.service.ts'
import type { Reader } from '../platform/act.ts'
import type { Trial } from '../trials/trials.types.ts'
import { judgedTrial } from './lines.service.ts'
import type { Line, ResultLine } from './results.types.ts'

/** A trial's lines with how the dogs are shown; of a judge those of the own party first. */
export async function describeSheets(reader: Reader, trial: Trial, { kind }: { readonly kind: SheetKind }) {
  const judged = await judgedTrial(reader, trial, { kind })
  const parties = await readParties(reader, trial)
  const own = ownParties(reader, trial, parties)
  const isOwn = ({ entry }: ResultLine) => own.has(entry?.party ?? 0)
  const lines = judged.lines.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  const phrases = await offeredPhrases(reader, kind)
  return { judged: { ...judged, lines }, dogs: await dogsOf(reader, lines), parties, own, phrases }
}

/** Numbers of the parties that the viewer is a judge of. */
function ownParties({ viewer }: Reader, { judges }: Trial, parties: readonly Party[]): ReadonlySet<number> {
  const own = judges.find(({ accountId }) => accountId !== null && accountId === viewer.account?.id)
  const led = parties.filter((party) => party.judges.some(({ id }) => id === own?.id))
  return new Set(led.map(({ number }) => number))
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
