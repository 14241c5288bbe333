import type { ComponentType } from 'react'
import type { Dog } from '#contract/dogs.ts'
import type { Permission } from '#domain/accounts/permissions.ts'
import type { ClubModule } from '#domain/club/profiles.ts'
import type { Texts } from '../i18n/textKeys.ts'
import { ChangesSection } from './sections/ChangesSection.tsx'
import { HealthSection } from './sections/HealthSection.tsx'
import { OffspringSection } from './sections/OffspringSection.tsx'
import { PedigreeLinks, PedigreeSection } from './sections/PedigreeSection.tsx'
import { knownFacts, RemarksSection } from './sections/RemarksSection.tsx'
import { ReviewsSection } from './sections/ReviewsSection.tsx'
import { ShowsSection } from './sections/ShowsSection.tsx'
import { SiblingsSection } from './sections/SiblingsSection.tsx'
import { TrialsSection } from './sections/TrialsSection.tsx'
import type { DogData } from './useDogData.ts'

/** One section of the dog page. A further capability adds a row to the table below. */
export interface DogSection {
  /** its anchor in the address */
  id: string
  /** key of its name in `dogs.sections`, and of what is said when there is nothing in `dogs.empty` */
  text: keyof Texts['dogs']['sections'] & keyof Texts['dogs']['empty']
  /** undefined: not known yet, or its call failed; the content then shows that itself */
  isEmpty: (data: DogData) => boolean | undefined
  Content: ComponentType<{ data: DogData }>
  Actions?: ComponentType<{ dog: Dog }>
  /** shown only to those who have it; absent: to everyone */
  permission?: Permission
  /** shown only where the club has it; absent: everywhere */
  module?: ClubModule
}

export const DOG_SECTIONS: readonly DogSection[] = [
  {
    id: 'sukutaulu',
    text: 'pedigree',
    isEmpty: ({ dog }) => dog.father === null && dog.mother === null,
    Content: PedigreeSection,
    Actions: PedigreeLinks,
  },
  {
    id: 'terveys',
    text: 'health',
    isEmpty: ({ dog: { healthStatements, healthReports } }) =>
      healthStatements.length === 0 && healthReports.made === null && healthReports.published.length === 0,
    Content: HealthSection,
  },
  {
    id: 'kokeet',
    text: 'trials',
    isEmpty: ({ dog }) => dog.trialResults.length === 0 && dog.waterResults.length === 0,
    Content: TrialsSection,
    module: 'kaer',
  },
  {
    id: 'nayttelyt',
    text: 'shows',
    isEmpty: ({ dog }) => dog.showResults.length === 0,
    Content: ShowsSection,
  },
  {
    id: 'jalkelaiset',
    text: 'offspring',
    isEmpty: ({ litters }) => litters.data && litters.data.length === 0,
    Content: OffspringSection,
  },
  {
    id: 'sisarukset',
    text: 'siblings',
    isEmpty: ({ siblings, halfSiblings }) =>
      siblings.data && halfSiblings.data && siblings.data.length + halfSiblings.data.length === 0,
    Content: SiblingsSection,
  },
  {
    id: 'tarkastukset',
    text: 'reviews',
    isEmpty: ({ dog }) => dog.breedingInspections.length === 0,
    Content: ReviewsSection,
  },
  {
    id: 'huomiot',
    text: 'remarks',
    isEmpty: ({ dog }) => knownFacts(dog).length === 0,
    Content: RemarksSection,
  },
  {
    id: 'muutokset',
    text: 'changes',
    isEmpty: () => false,
    Content: ChangesSection,
    permission: 'dogs.edit',
  },
]
