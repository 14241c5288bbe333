import type * as z from 'zod'
import { type ClubDetails, createClub } from '#contract/officials.ts'
import { groupedByFour } from '#domain/payments/reference.ts'

/** The form of a club, as the call takes it. */
export const clubForm = createClub.body!

export type ClubValues = z.input<typeof clubForm>

export const EMPTY_CLUB: ClubValues = {
  name: '',
  district: '',
  email: '',
  phone: '',
  website: '',
  iban: '',
  bic: '',
  accountHolder: '',
  businessId: '',
  vatPercent: '',
  active: true,
  agentIds: [],
}

/** The values of the form, out of a stored club. */
export const clubValues = (club: ClubDetails): ClubValues => ({
  name: club.name,
  district: club.district,
  email: club.email,
  phone: club.phone,
  website: club.website,
  iban: groupedByFour(club.iban),
  bic: club.bic,
  accountHolder: club.accountHolder,
  businessId: club.businessId,
  vatPercent: club.vatPercent,
  active: club.active,
  agentIds: club.agents.map(({ id }) => id),
})
