import { changeRegister } from '#contract/breedingRegister.ts'
import { createBreed } from '#contract/breeds.ts'
import { addShowResult } from '#contract/dogShows.ts'
import { addDogTitle } from '#contract/dogTitles.ts'
import { createHealthCode } from '#contract/healthCodes.ts'
import { addDog } from '#contract/newDog.ts'
import { createProduct } from '#contract/products.ts'
import { formOf, type ValueRule } from './rule.ts'

const DAY = '2026-05-17'
const CODE = {
  code: 'SP',
  kind: 'back_sp',
  name: { fi: 'Spondyloosi', sv: '', en: '' },
  grades: [],
  affectedFrom: null,
  worst: null,
  confirmed: true,
  offered: true,
}
const PRODUCT = {
  descriptionFi: 'Avoin luokka',
  descriptionSv: '',
  descriptionEn: '',
  amountCents: 4000,
  memberOnly: false,
  trialTypes: ['field'],
  classes: ['AVO'],
  validFrom: '2026-01-01',
  validTo: null,
  confirmed: true,
}
const DOG = {
  regnr: 'FI12345/20',
  name: 'Metsäpolun Aatos',
  breed: '119',
  sex: 'male',
  birthDate: DAY,
  sire: '',
  dam: '',
  reason: 'Tuonti',
  imported: false,
}
const REGISTER = { version: 1, magazine: '2/2026', assured: true, listConsent: false, available: false }
const SHOW = { date: DAY, place: 'Lahti', country: 'FI', show: '', class: 'AVO', grade: 'ERI', placing: null }
const OTHERS =
  '- Other required fields: abbreviation, description, champion title, date, breed, regnr, magazine field.'

/** Rules of fields that may not be empty. */
export const REQUIRED_RULES: readonly ValueRule[] = [
  {
    says: OTHERS,
    check: formOf(createHealthCode.body, CODE),
    refuses: [
      [{ code: '' }, 'HEALTH_CODE_INVALID'],
      [{ name: { fi: '', sv: '', en: '' } }, 'VALUE_REQUIRED'],
    ],
    takes: [{}],
  },
  {
    says: OTHERS,
    check: formOf(createProduct.body, PRODUCT),
    refuses: [[{ descriptionFi: ' ' }, 'VALUE_REQUIRED']],
    takes: [{}],
  },
  {
    says: OTHERS,
    check: formOf(addDogTitle.body, { code: 'FI KVA', date: DAY, country: '', source: '' }),
    refuses: [[{ code: '' }, 'TITLE_MISSING']],
    takes: [{}],
  },
  {
    says: OTHERS,
    check: formOf(addShowResult.body, { ...SHOW, marks: [], judge: '', critique: '' }),
    refuses: [
      [{ date: '' }, 'DATE_INVALID'],
      [{ place: '' }, 'VALUE_REQUIRED'],
    ],
    takes: [{}],
  },
  {
    says: OTHERS,
    check: formOf(addDog.body, DOG),
    refuses: [
      [{ breed: '' }, 'BREED_MISSING'],
      [{ regnr: '' }, 'REGNR_MISSING'],
      [{ birthDate: '' }, 'DOG_BIRTH_MISSING'],
    ],
    takes: [{}],
  },
  {
    says: OTHERS,
    check: formOf(createBreed.body, {
      code: '119',
      name: { fi: 'a', sv: 'b', en: 'c' },
      club: true,
      hidden: false,
    }),
    refuses: [[{ code: '' }, 'BREED_INVALID']],
    takes: [{}],
  },
  {
    // An entry that no issue has presented yet says so by an empty one: it is the field that may not be missing.
    says: OTHERS,
    check: (changed: object) =>
      formOf(changeRegister.body, REGISTER)(changed).length === 0 ? [] : ['magazine missing'],
    refuses: [[{ magazine: undefined }, 'magazine missing']],
    takes: [{}, { magazine: '' }],
  },
]
