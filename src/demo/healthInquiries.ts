import type { InquiryState } from '#domain/health/inquiry.ts'
import { toIso, YEAR_DAYS } from './days.ts'
import { type Dog, isHere, type World } from './model.ts'
import type { Row } from './tables.ts'

type InquiryRow = Row<'health_inquiry'>

interface Told extends Pick<InquiryRow, 'condition' | 'character'> {
  readonly state: InquiryState
  /** days before today */
  readonly before: number
  readonly more?: Partial<InquiryRow>
}

/** What owners and breeders have reported of dogs: some in each state, two of them of one dog. */
const TOLD: readonly Told[] = [
  {
    state: 'new',
    before: 9,
    condition: 'problem',
    character: 'Avoin ja iloinen, metsällä rauhallinen. Lapsille kiltti.',
    more: {
      sickness: 'Kaksi kohtausta puolen vuoden aikana, lääkitys aloitettu. Eläinlääkäri epäilee epilepsiaa.',
      genetics: 'Emän puolelta yhdellä veljellä on ollut kohtauksia.',
    },
  },
  { state: 'new', before: 3, condition: 'healthy', character: 'Rohkea ja sosiaalinen, ei ääniarka.' },
  {
    state: 'new',
    before: 2,
    condition: 'problem',
    character: 'Rohkea ja sosiaalinen, kuten toinen omistaja jo kertoi.',
    more: { informer: 'breeder', sickness: 'Korvatulehduksia joka kesä, muuten terve.' },
  },
  {
    state: 'handled',
    before: 40,
    condition: 'problem',
    character: 'Hieman pidättyväinen vieraita kohtaan.',
    more: {
      sickness: 'Ihottuma, joka helpotti ruokavaliolla.',
      codes: ['ATO'],
      internal_text: 'Odotetaan eläinlääkärin lausuntoa ennen julkaisemista.',
    },
  },
  {
    state: 'published',
    before: 120,
    condition: 'problem',
    character: 'Tasapainoinen.',
    more: {
      sickness: 'Kilpirauhasen vajaatoiminta todettu neljävuotiaana.',
      codes: ['KIL'],
      public_text: 'Kilpirauhasen vajaatoiminta, todettu neljävuotiaana, hoidossa.',
      internal_text: 'Lausunto nähty. Suositeltu ilmoittamaan myös sisaruksista.',
    },
  },
  {
    state: 'published',
    before: 200,
    condition: 'healthy',
    character: 'Hyvähermoinen, rauhallinen kotona.',
    more: { public_text: 'Omistajan mukaan terve ja hyväluonteinen.' },
  },
  {
    state: 'unpublished',
    before: 260,
    condition: 'problem',
    character: 'Hyvä.',
    more: { sickness: 'Tapaturma, ei perinnöllistä.', internal_text: 'Tapaturma: ei julkaista.' },
  },
  { state: 'withdrawn', before: 90, condition: 'healthy', character: '' },
]

/** Reports on the health of dogs that live and are grown up. */
export function healthInquiryRows(world: World): InquiryRow[] {
  const random = world.random.fork('healthInquiries')
  const grown = world.dogs.filter((dog) => isHere(dog) && isGrown(dog, world))
  const first = random.int(0, Math.max(0, grown.length - TOLD.length))
  return TOLD.flatMap((told, index) => {
    // The third tells of the dog of the second: a double report.
    const dog = grown[first + (index === 2 ? 1 : index)]
    return dog ? [rowOf(world, dog, told, index)] : []
  })
}

function isGrown({ birth, end }: Dog, { today }: World): boolean {
  const age = today - birth
  return end > today && age > 3 * YEAR_DAYS && age < 9 * YEAR_DAYS
}

function rowOf(world: World, dog: Dog, told: Told, index: number): InquiryRow {
  const { state, before, condition, character, more } = told
  const reportedOn = toIso(world.today - before)
  const decided = state !== 'new' && state !== 'withdrawn'
  return {
    key: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    dog_id: dog.id,
    informer: 'owner',
    informer_name: 'Omistaja Esittelijä',
    informer_email: 'omistaja@esimerkki.example',
    language: 'fi',
    condition,
    character,
    sickness: '',
    genetics: '',
    codes: [],
    public_text: '',
    internal_text: '',
    reported_on: reportedOn,
    reported_at: `${reportedOn}T08:30:00Z`,
    state,
    decided_at: decided ? `${toIso(world.today - before + 1)}T10:00:00Z` : null,
    ...more,
  }
}
