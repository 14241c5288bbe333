import { sendHealthInquiry } from '#contract/healthInquiries.ts'
import { saveNotice } from '#contract/litterNotices.ts'
import { addReview } from '#contract/reviewStaff.ts'
import { reviewFault } from '#domain/breeding/reviews.ts'
import { givesMark } from '#domain/health/inquiry.ts'
import { formOf, type HeldRule, type ValueRule } from './rule.ts'

const REVIEW = {
  regnr: 'FI12345/20',
  kind: 'inspection',
  date: '2026-05-17',
  clock: '09:30',
  place: 'Lahti',
  reviewer: 'Maija Tuomari',
  class: 'ERI',
  height: 60,
  length: 62,
  critique: '',
}
const NOTICE = {
  id: null,
  version: 0,
  type: 'litter',
  fatherRegnr: 'FI12345/20',
  motherRegnr: 'FI54321/20',
  kennelName: 'Metsäpolun',
  matingDate: '2026-03-01',
  birthDate: '2026-05-02',
  females: 3,
  males: 4,
  sold: false,
  place: '',
  website: 'https://kennel.example.fi',
  furtherInformation: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  reason: '',
}
const INQUIRY = {
  key: '3a1f0e3e-5f0e-4d57-9c56-2b1f6d9b7c11',
  regnr: 'FI12345/20',
  attachment: null,
  informer: 'owner',
  informerName: '',
  informerEmail: '',
  condition: 'healthy',
  sickness: '',
  character: 'Rauhallinen',
  genetics: '',
  dead: false,
  deathDescription: '',
}
const NOTICES = 'src/server/litters/notices/notices.test.ts'

/** Rules of reviews, litters and health. */
export const BREEDING_RULES: readonly (ValueRule | HeldRule)[] = [
  {
    says: '- Breeding review needs place, reviewer, date, class, height and length.',
    check: formOf(addReview.body, REVIEW),
    refuses: [
      [{ place: ' ' }, 'VALUE_REQUIRED'],
      [{ reviewer: '' }, 'VALUE_REQUIRED'],
      [{ date: '' }, 'DATE_INVALID'],
      [{ class: '' }, 'REVIEW_CLASS_MISSING'],
      [{ height: null }, 'REVIEW_HEIGHT_MISSING'],
      [{ length: null }, 'REVIEW_LENGTH_MISSING'],
    ],
    takes: [{}],
  },
  {
    says: 'A dog may have only one Junkkari review.',
    check: ({ hasJunkkari }: { hasJunkkari: boolean }) => {
      const dog = { birthDate: '2024-01-01', birthYear: 2024, diedOn: null, hasJunkkari, hasSameDay: false }
      return [...(reviewFault({ kind: 'junkkari', date: '2026-05-17' }, dog, '2026-05-18') ?? [])]
    },
    refuses: [[{ hasJunkkari: true }, 'REVIEW_JUNKKARI_EXISTS']],
    takes: [{ hasJunkkari: false }],
  },
  {
    says: '- Litter form: valid birth date, mating date and website',
    check: formOf(saveNotice.body, NOTICE),
    refuses: [
      [{ birthDate: '2026-02-31' }, 'DATE_INVALID'],
      [{ matingDate: '1.3.2026' }, 'DATE_INVALID'],
      [{ website: 'kennel' }, 'WEBSITE_INVALID'],
    ],
    takes: [{}, { website: '', birthDate: null }],
  },
  {
    says: 'sire and dam must be selected',
    check: formOf(saveNotice.body, NOTICE),
    refuses: [
      [{ fatherRegnr: '' }, 'REGNR_INVALID'],
      [{ motherRegnr: '' }, 'REGNR_INVALID'],
    ],
    takes: [{}],
  },
  {
    says: 'the two dogs must be the same breed',
    heldBy: [{ file: NOTICES, title: 'of two breeds, of one dog, of an unknown dog' }],
  },
  {
    says: "the mother's owner must be found",
    heldBy: [
      { file: NOTICES, title: 'to whoever does not own the dam; of a stud one of the dogs is enough' },
      {
        file: NOTICES,
        title:
          'write for the club what is shown at once, but not of a dam without an owner, unless an adviser says why',
      },
    ],
  },
  {
    says: '- Health inquiry: informer, healthy-or-problem choice, character text and a valid regnr are required.',
    check: formOf(sendHealthInquiry.body, INQUIRY),
    refuses: [
      [{ informer: null }, 'HEALTH_INFORMER_MISSING'],
      [{ condition: null }, 'HEALTH_CHOICE_MISSING'],
      [{ character: ' ' }, 'HEALTH_CHARACTER_MISSING'],
      [{ regnr: 'FI1' }, 'REGNR_INVALID'],
    ],
    takes: [{}],
  },
  {
    says: 'A dog must be at least 2 years old to receive the mark that a health inquiry has been made.',
    check: (birthDate: string) =>
      givesMark('2026-05-17', { birthDate, birthYear: null }) === true ? [] : ['no mark'],
    refuses: [
      ['2024-05-18', 'no mark'],
      ['2026-01-01', 'no mark'],
    ],
    takes: ['2024-05-17', '2020-01-01'],
  },
]
