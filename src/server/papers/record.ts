import type { DocumentNode, TableCell, TableNode } from 'pdfmake'
import { fillText } from '#contract/translation.ts'
import { formatMoment, formatTime } from '#domain/moments.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import { OUTCOMES, TRIAL_CLASSES } from '#domain/trials/results.ts'
import type { PaperContent } from '#domain/verification/statement.ts'
import type { ListedDog } from '../dogs/dogs.types.ts'
import type { JudgedTrial } from '../judging/results.types.ts'
import type { PrintedDocument } from '../platform/printing/orders.ts'
import type { ToldSignature } from '../signing/signatures.service.ts'
import { sealBlock } from '../verification/sealBlock.ts'
import { judgementOf } from './judgement.ts'
import { listTable } from './listTable.ts'
import { headOf, markOf, type PaperFrame, paperOf, rulebookLine } from './paper.ts'
import { resultContent } from './paperContents.ts'
import { type ResultRow, resultTables, START_ORDER } from './resultRows.ts'
import { NONE, type PaperTexts } from './texts.ts'

export interface RecordDogs {
  readonly judged: readonly JudgedTrial[]
  readonly dogs: ReadonlyMap<number, ListedDog>
  /** what dogs are proposed for */
  readonly proposed: ReadonlyMap<number, readonly string[]>
  /** how the results were signed in the service; null: not, or they have changed since and the trial has not ended */
  readonly signature: ToldSignature | null
}

/** The record of a trial: its conditions, every dog's performance, a summary by class, and the head judge's signature. */
export function recordPaper(frame: PaperFrame, recorded: RecordDogs): PrintedDocument {
  const { trial, words } = frame
  const { judged } = recorded
  const { papers } = words
  const title = papers.titles.record
  const ended = trial.endedAt !== null
  const performances = performancesOf(frame, recorded)
  const empty = performances.every(({ rows }) => rows.length === 0)
  const mark = markOf(frame) ?? (ended ? null : papers.marks.preliminary)
  return paperOf(frame, {
    title,
    orientation: 'landscape',
    content: [
      ...headOf(frame, title, mark, [...factLines(frame), ...rulebookLines(judged, words)]),
      ...(empty ? [{ text: papers.noDogs, margin: [0, 10, 0, 0] } satisfies DocumentNode] : []),
      ...performances.flatMap(({ kind, rows }) =>
        resultTables({ kind, leadTitle: papers.columns.startNumber, classes: START_ORDER, rows }, words),
      ),
      ...performances.flatMap(({ kind, rows }) =>
        KIND_RULES[kind].scored && rows.length > 0 ? [summaryOf({ rows, ended }, words)] : [],
      ),
      signature(frame, recorded.signature),
      sealBlock(frame.seal(recordContent(frame, recorded)), words.language),
    ],
  })
}

/** Every dog's performance, hunt before water and track. */
function performancesOf(
  { trial, words }: Pick<PaperFrame, 'trial' | 'words'>,
  { judged, dogs, proposed }: RecordDogs,
) {
  const ended = trial.endedAt !== null
  const outcomes = outcomesOf(judged)
  return judged.map(({ kind, lines }) => ({
    kind,
    rows: lines.map((line) => ({
      ...rowOf(kind, line, dogs.get(line.dogId)!, words),
      proposals: (kind === 'hunt' && line.result && proposed.get(line.dogId)) || [],
      ...(!line.result && { instead: outcomes.get(line.dogId) ?? (ended ? ('none' as const) : undefined) }),
    })),
  }))
}

/** What a record says, for its square code. */
export const recordContent = (
  frame: Pick<PaperFrame, 'trial' | 'words'>,
  recorded: RecordDogs,
): PaperContent =>
  resultContent('record', frame.trial, {
    preliminary: frame.trial.endedAt === null,
    rows: performancesOf(frame, recorded).flatMap(({ rows }) => rows),
  })

function factLines({ trial, words }: PaperFrame): string[] {
  const { record } = words.papers
  const {
    startTime,
    endTime,
    districtNumber,
    formNumber,
    birdSpecies,
    birdReleaseCount,
    birdReleaseTime,
    droppedBirdCount,
  } = trial
  const birds = [birdSpecies, birdReleaseCount !== null && `${birdReleaseCount}`].filter(Boolean).join(' ')
  const district = trial.district ?? trial.club.district
  const line = (...parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(' · ')
  return [
    line(
      district && fillText(record.district, { district }),
      fillText(record.districtNumber, { number: districtNumber ?? NONE }),
      fillText(record.formNumber, { number: formNumber ?? NONE }),
    ),
    line(
      fillText(record.classes, { classes: trial.classes.join(', ') }),
      startTime && fillText(record.times, { start: formatTime(startTime, words.language) }),
      endTime && fillText(record.ended, { end: formatTime(endTime, words.language) }),
    ),
    line(
      birds !== '' &&
        fillText(birdReleaseTime ? record.birdsAt : record.birds, {
          birds,
          time: birdReleaseTime === null ? '' : formatTime(birdReleaseTime, words.language),
        }),
      droppedBirdCount !== null && fillText(record.dropped, { count: droppedBirdCount }),
    ),
    trial.type === 'water_track' ? '' : trial.divided ? record.divided : record.undivided,
    trial.cancelReason ? fillText(record.cancelReason, { reason: trial.cancelReason }) : '',
    trial.endedAt === null && trial.cancelledAt === null ? record.preliminary : '',
  ]
}

/** Every rulebook that a dog was or would be judged by, once. */
function rulebookLines(judged: readonly JudgedTrial[], words: PaperTexts): string[] {
  const rulebooks = new Map(
    judged.flatMap(({ books, lines }) =>
      (lines.length > 0 ? lines.map(({ rulebook }) => rulebook) : [books.ofDay]).map(
        (rulebook) => [rulebook.id, rulebook] as const,
      ),
    ),
  )
  return [...rulebooks.values()].map((rulebook) => rulebookLine(rulebook, words))
}

/** What ended the trial of dogs that were not judged to the end: of their other performance nothing is to come. */
const outcomesOf = (judged: readonly JudgedTrial[]) =>
  new Map(
    judged.flatMap(({ kind, lines }) =>
      lines.flatMap((line) => {
        const outcome = line.result && judgementOf(kind, line).outcome
        return outcome && outcome !== 'judged' ? [[line.dogId, outcome] as const] : []
      }),
    ),
  )

/** Of a dog that is not done, only that is shown. */
function rowOf(
  kind: JudgedTrial['kind'],
  line: JudgedTrial['lines'][number],
  listed: ListedDog,
  words: PaperTexts,
): Omit<ResultRow, 'proposals'> {
  const { result, entry } = line
  const judgement = result && judgementOf(kind, line)
  return {
    lead: entry?.startNumber ?? null,
    dog: listed.dog,
    breed: listed.breed[words.language],
    class: line.class,
    outcome: judgement?.outcome ?? null,
    prize: judgement?.prize ?? 0,
    grades: judgement?.grades ?? {},
    points: judgement?.points ?? null,
    judge: result?.judge ?? null,
    handler: entry?.handler ?? null,
    status: result?.status ?? 'entered',
  }
}

/** Dogs of each class by prize and outcome. */
function summaryOf(
  { rows, ended }: { readonly rows: readonly ResultRow[]; readonly ended: boolean },
  words: PaperTexts,
): TableNode {
  const { papers, trials } = words
  const others = OUTCOMES.filter((outcome) => outcome !== 'judged')
  const counted = [
    ...[1, 2, 3, 0].map((prize) => ({
      title: prize === 0 ? papers.record.noPrize : `${prize}.`,
      holds: (row: ResultRow) => row.outcome === 'judged' && row.prize === prize,
    })),
    ...others.map((outcome) => ({
      title: trials.outcomes[outcome],
      holds: (row: ResultRow) => row.outcome === outcome,
    })),
    ...(ended ? [] : [{ title: papers.record.open, holds: (row: ResultRow) => row.outcome === null }]),
  ]
  return listTable(
    papers.record.summary,
    [
      { title: papers.columns.class, width: '*' },
      { title: papers.record.dogs, width: 36, right: true },
      ...counted.map(({ title }, index) => ({ title, width: index < 3 ? 18 : 43, right: true })),
    ],
    TRIAL_CLASSES.map((code) => ({ code, own: rows.filter((row) => row.class === code) }))
      .filter(({ own }) => own.length > 0)
      .map(({ code, own }) => [
        code,
        String(own.length),
        ...counted.map(({ holds }) => String(own.filter(holds).length)),
      ]),
  )
}

const SIGNATURE_ROOM = 34

/** Place, time and the head judge's name under lines to write on; never split between pages. */
function signature({ trial, words }: PaperFrame, signed: ToldSignature | null): TableNode {
  const { record } = words.papers
  const head = trial.judges.find((judge) => judge.head)?.name
  const room: TableCell = { text: '', margin: [0, SIGNATURE_ROOM, 0, 0] }
  const gap: TableCell = { text: '', border: [false, false, false, false] }
  return {
    table: {
      widths: [190, 16, '*'],
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [
        [room, gap, room],
        [
          { text: record.placeAndTime, fontSize: 8 },
          gap,
          { text: [record.headJudge, head].filter(Boolean).join(': '), fontSize: 8 },
        ],
        [{ text: signedText(signed, words), fontSize: 8, colSpan: 3, border: [false, false, false, false] }],
      ],
    },
    layout: 'signature',
    margin: [0, 14, 0, 0],
  }
}

/** Who signed the results in the service and when, also where they were corrected since; that nobody did is said too. */
function signedText(signed: ToldSignature | null, { papers: { record }, language }: PaperTexts): string {
  if (!signed) return record.unsigned
  const text = fillText(record.signed, {
    name: signed.signer ?? record.signerRemoved,
    time: formatMoment(signed.signedAt.toISOString(), language),
    fingerprint: signed.fingerprint,
  })
  return signed.state === 'changed' ? `${text} ${record.corrected}` : text
}
