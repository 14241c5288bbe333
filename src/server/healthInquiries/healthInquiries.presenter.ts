import { HEALTH_INQUIRY_PAGE_SIZE } from '#contract/constants.ts'
import type { OwnInquiry, StaffInquiry } from '#contract/healthInquiries.ts'
import { actionsIn, givesMark, INQUIRY_STATES, isInformers } from '#domain/health/inquiry.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { DescribedInquiry, FoundInquiries } from './healthInquiries.service.ts'
import type { Inquiry } from './healthInquiries.types.ts'

const head = (inquiry: Inquiry, dog: SummaryRow) => ({
  id: inquiry.id,
  version: inquiry.version,
  dog: presentSummary(dog),
  state: inquiry.state,
})

const reported = (inquiry: Inquiry) => ({
  informer: inquiry.informer,
  informerName: inquiry.informerName,
  informerEmail: inquiry.informerEmail,
  condition: inquiry.condition,
  sickness: inquiry.sickness,
  character: inquiry.character,
  genetics: inquiry.genetics,
  dead: inquiry.dead,
  deathDescription: inquiry.deathDescription,
  reportedOn: inquiry.reportedOn,
  givesMark: givesMark(inquiry.reportedOn, inquiry),
})

/** A report as its informer sees it: nothing that staff have written. */
export const presentOwnInquiry = ({ inquiry, dog }: { inquiry: Inquiry; dog: SummaryRow }): OwnInquiry => ({
  ...head(inquiry, dog),
  ...reported(inquiry),
  hasAttachment: inquiry.attachmentId !== null,
  open: isInformers(inquiry.state),
})

export const presentInquiries = ({ rows, counts, dogs, total, page }: FoundInquiries) => ({
  inquiries: rows.map((row) => ({
    ...head(row, dogs.get(row.dogId)!),
    reportedOn: row.reportedOn,
    informer: row.informer,
    condition: row.condition,
    dead: row.dead,
    hasAttachment: row.attachmentId !== null,
    codes: [...row.codes],
    others: row.others,
  })),
  counts: Object.fromEntries(INQUIRY_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    Inquiry['state'],
    number
  >,
  total,
  page,
  pageSize: HEALTH_INQUIRY_PAGE_SIZE as typeof HEALTH_INQUIRY_PAGE_SIZE,
})

const accountOf = (id: number | null, username: string | null) =>
  id === null || username === null ? null : { id, username }

export const presentStaffInquiry = ({ inquiry, dog, others, file }: DescribedInquiry): StaffInquiry => ({
  ...head(inquiry, dog),
  ...reported(inquiry),
  account: accountOf(inquiry.accountId, inquiry.username),
  attachment: file ? { mime: file.mime, bytes: file.bytes } : null,
  codes: [...inquiry.codes],
  publicText: inquiry.publicText,
  internalText: inquiry.internalText,
  decidedAt: inquiry.decidedAt?.toISOString() ?? null,
  decidedBy: accountOf(inquiry.decidedBy, inquiry.decider),
  mergedInto: inquiry.mergedInto,
  actions: actionsIn(inquiry.state),
  others: others.map(({ id, reportedOn, state, informer, condition }) => ({
    id,
    reportedOn,
    state,
    informer,
    condition,
  })),
})
