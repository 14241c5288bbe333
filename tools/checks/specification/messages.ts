import { readText, repositoryFiles } from '../files.ts'

export type Language = 'fi' | 'sv' | 'en'

interface SpecifiedMessage {
  /** subject.key of the texts */
  readonly key: string
  readonly language?: Language
  /** the very words, where the specification quotes them */
  readonly quoted?: string
}

/** Messages of the specification, each where it stands. */
export const SPECIFIED_MESSAGES: readonly SpecifiedMessage[] = [
  { key: 'search.tooShort', language: 'en', quoted: 'Write at least 3 characters' },
  { key: 'search.noMatches', language: 'en', quoted: 'No matches' },
  { key: 'search.failed', language: 'en', quoted: 'Search failed. Please try again.' },
  { key: 'errors.DOG_NOT_FOUND', language: 'fi', quoted: 'Koiran tietoja ei löytynyt.' },
  { key: 'errors.UNEXPECTED' },
  { key: 'errors.FORBIDDEN' },
  { key: 'errors.LITTER_NOT_FOUND' },
  { key: 'errors.DIFFERENT_BREEDS' },
  { key: 'shell.notFound' },
  { key: 'errors.SESSION_EXPIRED', language: 'en', quoted: 'Your session has expired, please sign in again' },
  { key: 'errors.PASSWORD_TOO_SHORT' },
  { key: 'errors.PASSWORD_NEEDS_DIGIT' },
  { key: 'errors.PASSWORD_NEEDS_SPECIAL' },
  { key: 'accounts.signedOut' },
  { key: 'accounts.saved' },
  { key: 'errors.PICTURE_TOO_LARGE' },
  { key: 'errors.DOWNLOAD_FAILED' },
  { key: 'common.downloaded' },
  { key: 'common.failed.dog' },
  { key: 'common.failed.profile' },
  { key: 'common.failed.trial' },
  { key: 'common.failed.password' },
  { key: 'common.failed.registration' },
  { key: 'trialAdmin.saved' },
  { key: 'errors.TRIAL_START_AFTER_END' },
  { key: 'errors.REGISTRATION_START_NOT_BEFORE_TRIAL' },
  { key: 'errors.REGISTRATION_END_NOT_BEFORE_TRIAL' },
  { key: 'errors.REGISTRATION_START_AFTER_END' },
  { key: 'errors.TRIAL_JUDGES_MISSING' },
  { key: 'errors.TRIAL_HEAD_JUDGE_MISSING' },
  { key: 'errors.TRIAL_TYPE_MISSING' },
  { key: 'errors.RESULTS_MISSING' },
  { key: 'errors.HEAD_REPORT_NOT_PDF' },
  { key: 'errors.TRIAL_NOT_FOUND' },
  { key: 'trialAdmin.done.publish' },
  { key: 'trialAdmin.done.end' },
  { key: 'errors.ENTRY_EXISTS' },
  { key: 'errors.ENTRY_ENDED' },
  { key: 'common.failed.ownEntry' },
  { key: 'ownEntries.enter.thanks' },
  { key: 'errors.HEALTH_INFORMER_MISSING' },
  { key: 'errors.HEALTH_CHOICE_MISSING' },
  { key: 'errors.HEALTH_CHARACTER_MISSING' },
  { key: 'errors.HEALTH_ATTACHMENT_TOO_LARGE' },
  { key: 'errors.SHOW_NOT_FOUND' },
  { key: 'wholeShows.saved' },
  { key: 'errors.SHOW_AWARD_MISSING' },
  { key: 'errors.REVIEW_HEIGHT_MISSING' },
  { key: 'errors.REVIEW_JUNKKARI_EXISTS' },
]

const subjects = new Map<string, unknown>(
  repositoryFiles(/^src\/contract\/texts\/\w+\/.*\.json$/).map((file) => [
    file.replace(/^src\/contract\/texts\/|\.json$/g, ''),
    JSON.parse(readText(file)),
  ]),
)

/** The text under `subject.key` in a language, among those of every page, those of some, or those for staff; undefined where there is none. */
export function messageText(language: Language, key: string): string | undefined {
  const [subject = '', ...path] = key.split('.')
  return [subject, `pages/${subject}`, `staff/${subject}`]
    .map((file) =>
      path.reduce<unknown>(
        (texts, part) => (texts as Record<string, unknown> | undefined)?.[part],
        subjects.get(`${language}/${file}`),
      ),
    )
    .find((found) => typeof found === 'string')
}
