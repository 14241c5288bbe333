import type { ListedNotice, LitterInquiry, OwnNotice, StaffNotice } from '#contract/litterNotices.ts'
import type { BreedingRules } from '#domain/breeding/rules/inForce.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import { presentRecord } from '../../dogs/records.presenter.ts'
import type { PedigreeSnapshot } from '../../genetics/snapshot.ts'
import { litterOf } from '../mates.service.ts'
import { matingWarnings } from '../mating.ts'
import type { StaffRow } from './notices.service.ts'
import type { ListedRow, Notice } from './notices.types.ts'

/** What a notice is read beside. */
export interface Beside {
  readonly snapshot: PedigreeSnapshot
  readonly codes: HealthCodes
  readonly rules: BreedingRules
  readonly today: string
}

function told(notice: Notice) {
  const { contactName, contactEmail, contactPhone } = notice
  const hasContact = contactName !== null || contactEmail !== null || contactPhone !== null
  return {
    id: notice.id,
    type: notice.type,
    kennelName: notice.kennelName,
    matingDate: notice.matingDate,
    birthDate: notice.birthDate,
    females: notice.females,
    males: notice.males,
    sold: notice.sold,
    place: notice.place,
    website: notice.website,
    furtherInformation: notice.furtherInformation,
    contact: hasContact ? { name: contactName, email: contactEmail, phone: contactPhone } : null,
    updatedAt: notice.updatedAt.toISOString(),
  }
}

const presentParents = ({ notice, sire, dam, reported }: ListedRow, snapshot: PedigreeSnapshot) => ({
  father: { ...presentRecord(sire, snapshot), reported: [...(reported.get(notice.sireId) ?? [])] },
  mother: { ...presentRecord(dam, snapshot), reported: [...(reported.get(notice.damId) ?? [])] },
})

/** A notice with its two dogs. */
export const presentNotice = (row: ListedRow, { snapshot }: Pick<Beside, 'snapshot'>): LitterInquiry => ({
  ...told(row.notice),
  ...presentParents(row, snapshot),
})

/** A row of the list, with the litter that its dogs have or would have. */
export function presentListed(row: ListedRow, { snapshot, ...by }: Beside): ListedNotice {
  const { notice, sire, dam } = row
  const litter = litterOf(snapshot, notice.sireId, notice.damId)
  return {
    ...told(notice),
    ...presentParents(row, snapshot),
    inbreeding: litter?.coefficient ?? null,
    knownAncestors: litter?.knownAncestors ?? null,
    inbreedingTrust: litter?.trust ?? null,
    warnings: matingWarnings(
      dam.breed,
      { dog: notice.sire, record: sire },
      { dog: notice.dam, record: dam },
      { ...by, day: notice.matingDate ?? by.today },
    ),
  }
}

const presentKept = (row: ListedRow, beside: Beside) => ({
  ...presentListed(row, beside),
  state: row.notice.state,
  expiresOn: row.notice.expiresOn,
  expired: row.notice.state === 'shown' && row.notice.expiresOn < beside.today,
  reason: row.notice.reason,
  version: row.notice.version,
})

/** One's own notice. */
export const presentOwn = (row: ListedRow, beside: Beside): OwnNotice => ({
  ...presentKept(row, beside),
  replaces: row.notice.replacesId,
})

const named = (id: number | null, username: string | null) =>
  id === null || username === null ? null : { id, username }

/** A notice as its staff see it. */
export const presentStaff = (row: StaffRow, beside: Beside): StaffNotice => ({
  ...presentKept(row, beside),
  owner: named(row.notice.ownerId, row.notice.owner),
  replaces: row.replaces && presentListed(row.replaces, beside),
  decidedAt: row.notice.decidedAt?.toISOString() ?? null,
  decidedBy: named(row.notice.decidedBy, row.notice.decider),
  damOwned: row.notice.damOwned,
})
