import { fillText } from '#contract/translation.ts'
import { type Party, partyDay } from '#domain/entries/parties.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import type { ListedDog } from '../dogs/dogs.types.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import type { PrintedDocument } from '../platform/printing/orders.ts'
import type { Table } from '../platform/tables/table.ts'
import { type ListColumn, listTable } from './listTable.ts'
import { headOf, markOf, type PaperFrame, paperOf } from './paper.ts'
import { partyLine, seedLines } from './partyLines.ts'
import { NONE, type PaperTexts } from './texts.ts'

/** One line of the start list. */
interface Starter {
  readonly entry: Pick<ListedEntry, 'class' | 'list' | 'startNumber' | 'party' | 'handler'>
  readonly listed: ListedDog
}

/** The dogs of a trial in start order; the reserve in the order of its queue. */
export interface StartList {
  readonly places: readonly Starter[]
  readonly reserve: readonly Starter[]
  readonly parties: readonly Party[]
}

/** The start list for judges and organisers, in landscape: a table a class, the reserve at the end. */
export function startListPaper(frame: PaperFrame, { places, reserve, parties }: StartList): PrintedDocument {
  const { words } = frame
  const { papers, trials } = words
  const classes = TRIAL_CLASSES.map((code) => ({
    heading: fillText(papers.classTitle, { code, name: trials.classes[code] }),
    lead: papers.columns.startNumber,
    starters: places.filter(({ entry }) => entry.class === code),
  }))
  const lists = [
    ...classes,
    { heading: papers.reserve, lead: papers.columns.class, starters: reserve },
  ].filter(({ starters }) => starters.length > 0)
  const title = papers.titles.startList
  return paperOf(frame, {
    title,
    orientation: 'landscape',
    content: [
      ...headOf(frame, title, markOf(frame), [
        lists.length === 0 ? papers.noDogs : words.dogs(places.length),
        ...parties.map((party) => partyLine(frame, party)),
        ...seedLines(frame),
      ]),
      ...lists.map(({ heading, lead, starters }) =>
        listTable(
          `${heading} (${words.dogs(starters.length)})`,
          columnsOf(lead, parties.length > 0, words),
          starters.map((starter) => rowOf(starter, parties.length > 0, words)),
        ),
      ),
    ],
  })
}

function columnsOf(lead: string, hasParties: boolean, { papers: { columns } }: PaperTexts): ListColumn[] {
  return [
    { title: lead, width: 28, right: true },
    ...(hasParties ? [{ title: columns.party, width: 30, right: true }] : []),
    { title: columns.dog, width: '*' },
    { title: columns.sex, width: 46 },
    { title: columns.born, width: 52 },
    { title: columns.breed, width: 110 },
    { title: columns.parents, width: 205 },
    { title: columns.handler, width: 105 },
  ]
}

function rowOf({ entry, listed }: Starter, hasParties: boolean, words: PaperTexts) {
  const { dog, sire, dam } = listed
  const lead = entry.list === 'reserve' ? entry.class : words.number(entry.startNumber)
  return [
    lead,
    ...(hasParties ? [words.number(entry.party)] : []),
    [words.dogName(dog), words.dogNumber(dog)] as const,
    words.sex(dog.sex),
    bornOf(listed, words),
    listed.breed[words.language],
    [sire, dam]
      .map((parent) => (parent ? `${words.dogName(parent)} ${parent.regnr}`.trim() : NONE))
      .join('\n'),
    entry.handler ?? NONE,
  ]
}

/** Day of birth, else its year. */
export function bornOf({ birthDate, dog }: ListedDog, words: PaperTexts): string {
  return birthDate ? words.day(birthDate) : String(dog.birthYear ?? NONE)
}

/** The start list for a spreadsheet: a row a dog, the numbers of parents in columns of their own. */
export function startListTable({ words, trial }: PaperFrame, { places, reserve, parties }: StartList): Table {
  const { columns, lists, titles } = words.papers
  return {
    name: titles.startList,
    columns: [
      { title: columns.class, width: 8 },
      { title: columns.list, width: 10 },
      { title: columns.startNumber, width: 6 },
      { title: columns.titles, width: 14 },
      { title: columns.name, width: 32 },
      { title: columns.regnr, width: 16 },
      { title: columns.sex, width: 10 },
      { title: columns.born, width: 12 },
      { title: columns.breedCode, width: 10 },
      { title: columns.breed, width: 30 },
      { title: columns.sire, width: 32 },
      { title: columns.sireRegnr, width: 16 },
      { title: columns.dam, width: 32 },
      { title: columns.damRegnr, width: 16 },
      { title: columns.handler, width: 26 },
      { title: columns.party, width: 8 },
      { title: columns.partyJudges, width: 30 },
      { title: columns.meetingDay, width: 12 },
      { title: columns.meetsAt, width: 8 },
      { title: columns.meetingPlace, width: 30 },
    ],
    rows: [...places, ...reserve].map(({ entry, listed }) => {
      const { dog, birthDate, breed, sire, dam } = listed
      const party = parties.find(({ number }) => number === entry.party)
      const day = party && partyDay(party, trial)
      return [
        entry.class,
        lists[entry.list],
        entry.startNumber,
        dog.titles.join(' '),
        dog.name,
        words.dogNumber(dog),
        dog.sex && words.sex(dog.sex),
        birthDate ? { day: birthDate } : dog.birthYear,
        dog.breed,
        breed[words.language],
        sire?.name ?? null,
        sire?.regnr ?? null,
        dam?.name ?? null,
        dam?.regnr ?? null,
        entry.handler,
        entry.party,
        party?.judges.map(({ name }) => name).join(', ') ?? null,
        day ? { day } : null,
        party?.meetsAt ?? null,
        party?.place ?? null,
      ]
    }),
  }
}
