import { type Trial, trialParams } from '#contract/calendar.ts'
import { fillText } from '#contract/translation.ts'
import { formatDate } from '#domain/dates.ts'
import { presentTrial } from '../calendar/trials.presenter.ts'
import { AppError } from '../platform/errors.ts'
import { addressIn, type MovedPage, type PageHead } from '../platform/http/pageHead.ts'
import { LOCAL_NAMES } from '../platform/localNames.ts'
import { trialPath } from './pageAddress.ts'
import { foundPage, missingPage, type Visit } from './visit.ts'

type Values = Readonly<Record<string, string>>

/** A trial's page, as everyone sees it; an earlier number of the trial leads to its present one. */
export async function trialPage(visit: Visit, values: Values): Promise<PageHead | MovedPage> {
  const { one } = visit.texts.trialPages
  const trial = await findTrial(visit, values)
  if (!trial) return missingPage(visit, one.notFound)
  const { date, kaerNr, type } = trial
  const address = trialPath(date, kaerNr)
  if (isMoved(trial, values)) return { movedTo: addressIn(visit.reader.language, address) }
  return foundPage(visit, {
    title: fillText(one.title, {
      type: one.types[type],
      place: placeOf(visit, trial),
      date: formatDate(date),
    }),
    description: descriptionOf(visit, trial),
    address,
  })
}

/** A published start list. */
export async function startListPage(visit: Visit, values: Values): Promise<PageHead | MovedPage> {
  const { startList } = visit.texts.trialPages
  const trial = await findTrial(visit, values)
  if (!trial?.startList) return missingPage(visit, startList.notFound)
  const { date, kaerNr } = trial
  const address = `${trialPath(date, kaerNr)}/koiraluettelo`
  if (isMoved(trial, values)) return { movedTo: addressIn(visit.reader.language, address) }
  return foundPage(visit, {
    title: fillText(startList.titleOf, { place: placeOf(visit, trial), date: formatDate(date) }),
    description: fillText(visit.texts.sharing.startList, placesOf(visit, trial)),
    address,
  })
}

/** The draw of the places of a trial. */
export async function placeDrawPage(visit: Visit, values: Values): Promise<PageHead | MovedPage> {
  const { placeDraw } = visit.texts.trialPages
  const trial = await findTrial(visit, values)
  if (!trial?.placeDraw) return missingPage(visit, placeDraw.notFound)
  const { date, kaerNr } = trial
  const address = `${trialPath(date, kaerNr)}/arvonta`
  if (isMoved(trial, values)) return { movedTo: addressIn(visit.reader.language, address) }
  return foundPage(visit, {
    title: fillText(placeDraw.titleOf, { place: placeOf(visit, trial), date: formatDate(date) }),
    description: fillText(visit.texts.sharing.placeDraw, placesOf(visit, trial)),
    address,
  })
}

/** Where one enters a dog: shared by organisers, and found by way of the trial's own page. */
export async function enterPage(visit: Visit, values: Values): Promise<PageHead | MovedPage> {
  const trial = await findTrial(visit, values)
  if (!trial) return missingPage(visit, visit.texts.trialPages.one.notFound)
  const { date, kaerNr } = trial
  const address = `${trialPath(date, kaerNr)}/ilmoittautuminen`
  if (isMoved(trial, values)) return { movedTo: addressIn(visit.reader.language, address) }
  const title = fillText(visit.texts.ownEntries.enter.titleOf, {
    place: placeOf(visit, trial),
    date: formatDate(date),
  })
  return foundPage(visit, { title, description: descriptionOf(visit, trial), address, listed: false })
}

async function findTrial({ reader, read }: Visit, values: Values): Promise<Trial | undefined> {
  const params = trialParams.safeParse(values)
  if (!params.success) return undefined
  try {
    return presentTrial(await read(() => reader.shownTrials.byNumber(reader, params.data)))
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 404) return undefined
    throw error
  }
}

const isMoved = ({ date, kaerNr }: Trial, values: Values): boolean =>
  date !== values.trialDate || String(kaerNr) !== values.kaerNr

/** Where a trial is held, as the page's language names it. */
const placeOf = ({ reader }: Visit, { place }: Trial): string => LOCAL_NAMES[reader.language].place(place)

/** What stands in the places of a text about a trial. */
function placesOf(visit: Visit, trial: Trial) {
  const { type, date, endDate, club } = trial
  const days = endDate === null || endDate === date ? [date] : [date, endDate]
  return {
    type: visit.texts.trialPages.one.types[type],
    date: days.map(formatDate).join('–'),
    place: placeOf(visit, trial),
    club,
  }
}

/** When, where, what and by whom; of one that has ended, what came of it. No judge, owner or handler. */
function descriptionOf(visit: Visit, trial: Trial): string {
  const { sharing } = visit.texts
  return [
    fillText(sharing.trial, placesOf(visit, trial)),
    ...(trial.classes.length > 0 ? [fillText(sharing.classes, { classes: trial.classes.join(', ') })] : []),
    ...(trial.state === 'cancelled' ? [sharing.cancelled] : []),
    ...(trial.state === 'ready' ? [outcomeOf(visit, trial)] : []),
  ].join(' ')
}

function outcomeOf({ texts: { sharing } }: Visit, { results, waterResults }: Trial): string {
  const dogs = new Set([...results, ...waterResults].map(({ dog }) => dog.regnr)).size
  const [first, second, third] = [1, 2, 3].map(
    (prize) => results.filter((result) => result.prize === prize).length,
  ) as [number, number, number]
  return results.length > 0
    ? fillText(sharing.results, { dogs, first, second, third })
    : fillText(sharing.waterResults, { dogs })
}
