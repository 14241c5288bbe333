import {
  advertisements,
  staffAdvertisement,
  staffAdvertisements,
} from '#contract/endpoints/advertisements.ts'
import { LOGS } from '../../audit/queries.ts'
import { queryOf } from '../../client/queries.ts'

export const staffAdvertisementsQuery = queryOf(staffAdvertisements)
export const staffAdvertisementQuery = (id: number | string) =>
  queryOf(staffAdvertisement, { params: { id } })

/** All that is to be asked anew after a change of an advertisement, beside the advertisement itself. */
export const ADVERTISEMENTS = [staffAdvertisements, advertisements, ...LOGS] as const
