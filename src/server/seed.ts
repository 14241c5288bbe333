import type { ClubProfile } from '#domain/club/profiles.ts'
import { seedBreedingRules } from './breedingRules/breedingRuleSeed.ts'
import { seedBreeds } from './breeds/breeds.store.ts'
import { seedHealthCodes } from './healthCodes/healthCodeSeed.ts'
import type { Db } from './platform/database.ts'
import { seedRulebooks } from './rulebooks/rulebookSeed.ts'
import { seedTitles } from './titles/titleSeed.ts'

/** What a club has from its first start; leaves alone what is there, and adds what a newer version brings. */
export async function seed(db: Db, profile: Pick<ClubProfile, 'breeds'>): Promise<void> {
  await seedBreeds(db, profile)
  await seedRulebooks(db)
  await seedHealthCodes(db)
  await seedBreedingRules(db)
  await seedTitles(db)
}
