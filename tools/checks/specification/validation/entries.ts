import { enterOwnDog } from '#contract/ownEntries.ts'
import { productsFor } from '#domain/payments/products.ts'
import { formOf, type HeldRule, type ValueRule } from './rule.ts'

const ENTRY = {
  key: '3a1f0e3e-5f0e-4d57-9c56-2b1f6d9b7c11',
  regnr: 'FI12345/20',
  class: 'AVO',
  productId: 1,
  method: 'card',
  contactEmail: 'maija@example.fi',
  handler: 'Maija Metsä',
  contactName: 'Maija Metsä',
  contactPhone: '040 123 4567',
  language: 'fi',
  terms: true,
}
const OWN_DATA = {
  name: 'Import vom Walde',
  breed: '119',
  gender: 'male',
  chip: '',
  sire: '',
  dam: '',
  birthDate: '2022-01-01',
}
const FEE = {
  id: 1,
  amountCents: 4000,
  trialTypes: ['field'],
  classes: ['AVO'],
  validFrom: '2026-01-01',
  validTo: null,
} as const
const ENTERING = 'src/server/ownEntries/entering.test.ts'

/** Whether a member, or somebody else, may enter by a product. */
const feeCodes = ({ memberOnly, isMember }: { memberOnly: boolean; isMember: boolean }): string[] =>
  productsFor([{ ...FEE, memberOnly }], {
    type: 'field',
    classes: ['AVO'],
    today: '2026-05-17',
    isMember,
  }).flatMap(({ refused }) => refused ?? [])

/** Rules of entering a trial and of paying for it. */
export const ENTRY_RULES: readonly (ValueRule | HeldRule)[] = [
  {
    says: '- Trial sign-up: valid e-mail',
    check: formOf(enterOwnDog.body, ENTRY),
    refuses: [
      [{ contactEmail: '' }, 'EMAIL_INVALID'],
      [{ contactEmail: 'maija' }, 'EMAIL_INVALID'],
    ],
    takes: [{}],
  },
  {
    says: 'the dog must exist (or the imported flag is set)',
    heldBy: [
      { file: ENTERING, title: 'refuses %s', row: 'an unknown dog' },
      {
        file: 'src/server/entries/unregistered/unregistered.test.ts',
        title:
          'keeps its data with the entry, lets it into the class that is stated, and asks to look at the paper',
      },
    ],
  },
  {
    // The flag is set by the dog's own data, which are held to their form.
    says: 'the imported flag is set',
    check: (changed: object) =>
      formOf(enterOwnDog.body, ENTRY)({ unregistered: { ...OWN_DATA, ...changed } }),
    refuses: [
      [{ name: '' }, 'VALUE_REQUIRED'],
      [{ gender: undefined }, 'VALUE_REQUIRED'],
      [{ chip: '123' }, 'CHIP_INVALID'],
    ],
    takes: [{}],
  },
  {
    says: 'the dog must not already be signed up',
    heldBy: [
      { file: ENTERING, title: 'G1: refuses a dog that is in the trial already, also of two forms at once' },
    ],
  },
  {
    says: 'registration must not have ended.',
    heldBy: [{ file: ENTERING, title: 'refuses %s', row: 'registration that is over' }],
  },
  {
    says: '- Payment needs a product, accepted terms and a payment method.',
    check: (changed: object) => [
      ...new Set(
        formOf(
          enterOwnDog.body,
          ENTRY,
        )(changed).map((code) => (code === 'TERMS_NOT_ACCEPTED' ? code : 'missing')),
      ),
    ],
    refuses: [
      [{ productId: undefined }, 'missing'],
      [{ terms: false }, 'TERMS_NOT_ACCEPTED'],
      [{ method: undefined }, 'missing'],
    ],
    takes: [{}],
  },
  {
    says: 'Non-members may not choose the member-only product.',
    check: feeCodes,
    refuses: [[{ memberOnly: true, isMember: false }, 'MEMBERS_ONLY']],
    takes: [
      { memberOnly: true, isMember: true },
      { memberOnly: false, isMember: false },
    ],
  },
]
