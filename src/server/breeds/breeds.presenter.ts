import type { StaffBreed } from '#contract/breeds.ts'
import type { StoredBreed } from './breeds.types.ts'

/** A breed as its staff see it. */
export const presentStaffBreed = (breed: StoredBreed): StaffBreed => ({
  id: breed.id,
  version: breed.version,
  code: breed.code,
  name: { fi: breed.name.fi, sv: breed.name.sv, en: breed.name.en },
  club: breed.club,
  hidden: breed.hidden,
  dogs: breed.dogs,
  others: breed.others,
})
