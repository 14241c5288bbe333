import { presentTrial } from '../calendar/trials.presenter.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { findOwn } from '../ownEntries/ownEntries.service.ts'
import { moneyRowsOf } from '../payments/payments.service.ts'
import { receiptOf } from '../payments/receipt.service.ts'
import { pedigreeNow } from '../pedigree/pedigreeContent.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findTrial } from '../trials/trials.service.ts'
import type { PaperSources } from '../verification/verification.types.ts'
import { frameOf } from './files.ts'
import { receiptContent } from './paperContents.ts'
import { recordDogs } from './papers.service.ts'
import { recordContent } from './record.ts'
import { resultListContent } from './resultList.ts'

/** What each kind of paper would say now, for whoever holds one: they may know what it says, so nothing else decides who asks. */
export const paperSources: PaperSources = {
  pedigree: pedigreeNow,
  record: async (reader, about) => {
    const trial = await findTrial(reader, Number(about))
    return recordContent(frameOf(reader, trial), await recordDogs(reader, trial))
  },
  resultList: async (reader, about) => {
    const whole = await reader.shownTrials.byId(reader, Number(about))
    return resultListContent(whole.shown.trial, { trial: presentTrial(whole), breeds: new Map() })
  },
  receipt: receiptNow,
}

/** @throws AppError 404, also where what was paid was a mistake */
async function receiptNow(reader: Reader, about: string) {
  const { entry, trial } = await findOwn(reader, Number(about))
  const receipt = receiptOf(await moneyRowsOf(reader, entry.id), trial)
  if (receipt === null) throw new AppError('notFound', 'ENTRY_NOT_FOUND')
  const dog = (await dogSummaries(reader, [entry.dogId])).get(entry.dogId)!
  return receiptContent(trial, { receipt, entry, dog })
}
