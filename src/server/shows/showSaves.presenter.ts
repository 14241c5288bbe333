import type { ShowSave } from '#contract/showSaves.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { findSaves } from './showSaves.service.ts'

/** A save of a show or of a result, and whether it has been undone. */
export const presentSave = (save: Awaited<ReturnType<typeof findSaves>>[number]): ShowSave => ({
  id: save.id,
  at: save.at.toISOString(),
  code: save.code,
  actor: presentAccount(save.accountId, save.username),
  dog: save.dog && presentSummary(save.dog),
  results: save.results,
  dogNames: [...save.dogNames],
  before: save.before,
  after: save.after,
  undoneAt: save.undoneAt?.toISOString() ?? null,
})
