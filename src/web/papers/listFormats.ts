import * as papers from '#contract/endpoints/papers.ts'

/** The files a list can be had as, and what people call them. */
export const START_LISTS = [
  { label: 'PDF', call: papers.startListPdf },
  { label: 'Excel', call: papers.startListXlsx },
  { label: 'CSV', call: papers.startListCsv },
] as const
export const RESULT_LISTS = [
  { label: 'PDF', call: papers.resultListPdf },
  { label: 'Excel', call: papers.resultListXlsx },
  { label: 'CSV', call: papers.resultListCsv },
] as const
