import type { INFORMERS, INQUIRY_CONDITIONS, InquiryState } from '#domain/health/inquiry.ts'
import type { Language } from '../platform/http/language.ts'

/** A report as it is stored. */
export interface Inquiry {
  readonly id: number
  readonly dogId: number
  readonly birthDate: string | null
  readonly birthYear: number | null
  readonly informer: (typeof INFORMERS)[number]
  readonly informerName: string | null
  readonly informerEmail: string | null
  readonly language: Language
  readonly accountId: number | null
  readonly username: string | null
  readonly condition: (typeof INQUIRY_CONDITIONS)[number]
  readonly sickness: string
  readonly character: string
  readonly genetics: string
  readonly dead: boolean
  readonly deathDescription: string
  readonly reportedOn: string
  readonly attachmentId: number | null
  readonly state: InquiryState
  readonly codes: readonly string[]
  readonly publicText: string
  readonly internalText: string
  readonly decidedAt: Date | null
  readonly decidedBy: number | null
  readonly decider: string | null
  readonly mergedInto: number | null
  readonly version: number
}

/** A report and whether this browser was let in by its link or made it. */
export interface OwnedInquiry {
  readonly inquiry: Inquiry
  readonly opened: boolean
}
