import { newPasswordInput } from '#contract/accounts.ts'
import { relativesHealth } from '#contract/dogStaff.ts'
import { searchText } from '#contract/dogs.ts'
import { dayInput, timeInput } from '#contract/inputs.ts'
import { readDay } from '#web/ui/values/readDay.ts'
import { parseTime } from '#web/ui/values/times.ts'
import { codesOf, type HeldRule, type ValueRule } from './rule.ts'

const DAY = '2026-05-17'

/** Rules of accounts, dogs and lists. */
export const DOG_RULES: readonly (ValueRule | HeldRule)[] = [
  {
    says: '- Dog search text: at least 3 characters.',
    check: codesOf(searchText),
    refuses: [
      ['', 'SEARCH_TOO_SHORT'],
      [' ab ', 'SEARCH_TOO_SHORT'],
    ],
    takes: ['abc', ' abc '],
  },
  {
    says: '- Password: at least 8 characters, with at least one digit and one special character',
    check: codesOf(newPasswordInput),
    refuses: [
      ['metsä1!', 'PASSWORD_TOO_SHORT'],
      ['metsäpolku!', 'PASSWORD_NEEDS_DIGIT'],
      ['metsäpolku1', 'PASSWORD_NEEDS_SPECIAL'],
    ],
    takes: ['metsäp1!'],
  },
  {
    says: '- Dog picture: jpg or jpeg; at most 1 MB.',
    heldBy: [
      { file: 'src/server/dogs/dogPicture.test.ts', title: 'takes a picture of 1 MB and none larger' },
      {
        file: 'src/server/dogs/dogPicture.test.ts',
        title: 'refuses content that is no JPEG, whatever its name',
      },
    ],
  },
  {
    says: '- Health attachment: jpg, jpeg, png or pdf; at most 1 MB.',
    heldBy: [
      {
        file: 'src/server/healthInquiries/healthInquiries.test.ts',
        title: 'is refused where it lies about its type, is too large, or is no form',
      },
      {
        file: 'src/server/platform/files/files.test.ts',
        title: 'takes a file byte by byte, up to its limit, in each of its types',
      },
    ],
  },
  {
    says: '- Date format dd.mm.yyyy, time format hh:mm.',
    check: (typed: string) => (readDay(typed, DAY) === undefined ? ['no day'] : []),
    refuses: [
      ['31.2.2026', 'no day'],
      ['17.13.2026', 'no day'],
      ['eilen', 'no day'],
    ],
    takes: ['17.05.2026', '17.5.2026'],
  },
  {
    says: 'time format hh:mm.',
    check: (typed: string) => (parseTime(typed) === undefined ? ['no time'] : []),
    refuses: [
      ['24:00', 'no time'],
      ['08:60', 'no time'],
    ],
    takes: ['08:30', '23:59'],
  },
  {
    says: 'Date format dd.mm.yyyy',
    check: codesOf(dayInput('DATE_INVALID')),
    refuses: [
      ['2026-02-31', 'DATE_INVALID'],
      ['17.5.2026', 'DATE_INVALID'],
    ],
    takes: [DAY],
  },
  {
    says: 'time format hh:mm',
    check: codesOf(timeInput),
    refuses: [
      ['24:00', 'TIME_INVALID'],
      ['8:30', 'TIME_INVALID'],
    ],
    takes: ['08:30'],
  },
  {
    says: '- Health drawer: a regnr that is empty or shorter than 4 characters loads nothing',
    check: codesOf(relativesHealth.params),
    refuses: [
      [{ id: '' }, 'REGNR_INVALID'],
      [{ id: 'FI1' }, 'REGNR_INVALID'],
    ],
    takes: [{ id: 'FI12' }, { id: 'FI12345/20' }],
  },
]
