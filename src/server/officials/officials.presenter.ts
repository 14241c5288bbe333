import type { ActiveJudge, ClubDetails, JudgeDetails, LinkedUser } from '#contract/officials.ts'
import { formatPermille } from '#domain/payments/vat.ts'
import type { ClubRow } from './clubs.store.ts'
import type { JudgeRow, OfficialUser } from './judges.store.ts'

/** A judge as everyone sees one. */
export function presentActiveJudge(judge: JudgeRow): ActiveJudge {
  const { id, name, qualifications, district, town, email, phone, contactConsent, comingTrials } = judge
  const showsContact = contactConsent && (email !== null || phone !== null)
  return {
    id,
    name,
    qualifications: [...qualifications],
    district,
    town,
    contact: showsContact ? { email, phone } : null,
    comingTrials,
  }
}

/** A user by name, for those who link judges and agents. */
export function presentOfficialUser({ id, username, firstName, lastName }: OfficialUser): LinkedUser {
  return { id, username, name: `${firstName} ${lastName}` }
}

/** A judge as the chief keeps one. */
export function presentJudge(judge: JudgeRow): JudgeDetails {
  return {
    id: judge.id,
    version: judge.version,
    name: judge.name,
    user: judge.user && presentOfficialUser(judge.user),
    qualifications: [...judge.qualifications],
    district: judge.district ?? '',
    town: judge.town ?? '',
    email: judge.email ?? '',
    phone: judge.phone ?? '',
    contactConsent: judge.contactConsent,
    active: judge.active,
    trials: judge.trials,
    comingTrials: judge.comingTrials,
  }
}

/** What of a club is typed into its form. */
export const presentClubFields = (club: ClubRow) => ({
  id: club.id,
  version: club.version,
  name: club.name,
  district: club.district ?? '',
  email: club.email ?? '',
  phone: club.phone ?? '',
  website: club.website ?? '',
  iban: club.iban ?? '',
  bic: club.bic ?? '',
  accountHolder: club.accountHolder ?? '',
  businessId: club.businessId ?? '',
  vatPercent: club.vatPermille === null ? '' : formatPermille(club.vatPermille),
  active: club.active,
})

/** A club as the chief keeps it. */
export function presentClub(club: ClubRow): ClubDetails {
  return {
    ...presentClubFields(club),
    agents: club.agents.map(presentOfficialUser),
    trials: club.trials,
    comingTrials: club.comingTrials,
  }
}
