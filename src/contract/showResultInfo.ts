import { call } from './call.ts'
import * as at from './endpoints/resultInfo.ts'
import { idParams } from './inputs.ts'
import { onDay, resultInfo, resultTimeline, timelinePaging } from './resultInfoShapes.ts'

const refusals = { 404: ['SHOW_RESULT_NOT_FOUND'] } as const

/** Also of one that was removed. */
export const showResultInfo = call(at.showResultInfo, {
  summary: 'Every value of a show result and where it comes from',
  access: 'shows.edit',
  params: idParams,
  query: onDay,
  cost: 2,
  refusals,
  answer: resultInfo,
})

export const showResultTimeline = call(at.showResultTimeline, {
  summary: 'Everything that happened to a show result, newest first',
  access: 'shows.edit',
  params: idParams,
  query: timelinePaging,
  cost: 2,
  refusals,
  answer: resultTimeline,
})
