import { readText, repositoryFiles } from '../files.ts'

export type Language = 'fi' | 'sv' | 'en'

interface SpecifiedMessage {
  /** subject.key of the texts */
  readonly key: string
  /** the specification's words for it, anywhere in it */
  readonly says: string
  readonly language?: Language
  /** the very words, where the specification quotes them */
  readonly quoted?: string
}

const quote = (key: string, language: Language, quoted: string): SpecifiedMessage => ({
  key,
  says: `'${quoted}'`,
  language,
  quoted,
})
/** Several messages that one phrase asks for. */
const asked = (says: string, ...keys: readonly string[]): SpecifiedMessage[] =>
  keys.map((key) => ({ key, says }))

/** Messages of the specification, each by its key. */
export const SPECIFIED_MESSAGES: readonly SpecifiedMessage[] = [
  quote('search.tooShort', 'en', 'Write at least 3 characters'),
  quote('search.noMatches', 'en', 'No matches'),
  quote('search.failed', 'en', 'Search failed. Please try again.'),
  quote('errors.DOG_NOT_FOUND', 'fi', 'Koiran tietoja ei löytynyt.'),
  quote('errors.SESSION_EXPIRED', 'en', 'Your session has expired, please sign in again'),
  ...asked("shows the 'unexpected, try again' message", 'errors.UNEXPECTED'),
  ...asked('403 shows a system error', 'errors.FORBIDDEN'),
  ...asked('- Unknown route: not-found page.', 'shell.notFound'),
  ...asked('Sign-out clears the user, shows a success message', 'accounts.signedOut'),
  ...asked('- Password: at least 8 characters', 'errors.PASSWORD_TOO_SHORT'),
  ...asked(
    'with at least one digit and one special character',
    'errors.PASSWORD_NEEDS_DIGIT',
    'errors.PASSWORD_NEEDS_SPECIAL',
  ),
  ...asked(
    '- Dog picture: jpg or jpeg; at most 1 MB.',
    'errors.PICTURE_NOT_JPEG',
    'errors.PICTURE_TOO_LARGE',
  ),
  ...asked(
    '- Health attachment: jpg, jpeg, png or pdf; at most 1 MB.',
    'errors.HEALTH_ATTACHMENT_NOT_READABLE',
    'errors.HEALTH_ATTACHMENT_TOO_LARGE',
  ),
  ...asked('- Trial report file: pdf.', 'errors.HEAD_REPORT_NOT_PDF'),
  ...asked('Date format dd.mm.yyyy, time format hh:mm.', 'errors.DATE_INVALID', 'errors.TIME_INVALID'),
  ...asked(
    'save, load and update failures for dogs, profile, trial, exhibition, breeding list, password change and registration',
    'common.failed.dog',
    'common.failed.profile',
    'common.failed.trial',
    'common.failed.show',
    'common.failed.showResult',
    'common.failed.register',
    'common.failed.password',
    'common.failed.registration',
  ),
  ...asked(
    'not-found messages for trial, show, litter and dog by regnr',
    'errors.TRIAL_NOT_FOUND',
    'errors.SHOW_NOT_FOUND',
    'errors.LITTER_NOT_FOUND',
    'errors.DOG_NOT_FOUND',
  ),
  ...asked('PDF download failure.', 'errors.DOWNLOAD_FAILED'),
  ...asked(
    'Success messages confirm each save',
    'accounts.saved',
    'trialAdmin.saved',
    'wholeShows.saved',
    'dogShows.saved',
    'identity.basics.saved',
    'noticeAdmin.saved',
    'products.saved',
    'advertisements.saved',
  ),
  ...asked(
    'trial started, trial ended, downloads',
    'trialAdmin.done.publish',
    'trialAdmin.done.end',
    'common.downloaded',
  ),
  ...asked('a sign-up thanks saying an e-mail was sent', 'ownEntries.enter.thanks'),
  ...asked(
    '- Sign-up failures: not found, already signed, ended, failed.',
    'errors.DOG_NOT_FOUND',
    'errors.ENTRY_EXISTS',
    'errors.ENTRY_ENDED',
    'common.failed.ownEntry',
  ),
  ...asked('Start date cannot be after end date.', 'errors.TRIAL_START_AFTER_END'),
  ...asked('registration start must be before the trial date', 'errors.REGISTRATION_START_NOT_BEFORE_TRIAL'),
  ...asked('Registration end must be before the trial date.', 'errors.REGISTRATION_END_NOT_BEFORE_TRIAL'),
  ...asked('Registration start cannot be after registration end.', 'errors.REGISTRATION_START_AFTER_END'),
  ...asked(
    'Saving needs judges, head judge and trial type.',
    'errors.TRIAL_JUDGES_MISSING',
    'errors.TRIAL_HEAD_JUDGE_MISSING',
    'errors.TRIAL_TYPE_MISSING',
  ),
  ...asked('Ending needs results.', 'errors.RESULTS_MISSING', 'errors.RESULTS_NOT_DONE'),
  ...asked(
    'feature points zeroing the result for search, bird work and retrieve',
    'errors.SEARCH_NOT_ZEROED',
    'errors.GAME_NOT_ZEROED',
    'errors.RETRIEVE_NOT_ZEROED',
  ),
  ...asked('stand count', 'errors.POINTS_AT_GAME_MISSING', 'errors.PRIZE_WITHOUT_POINT'),
  ...asked('points total', 'errors.TOTAL_NOT_SUM'),
  ...asked('award matching points', 'errors.PRIZE_NOT_BY_POINTS'),
  ...asked('award class matching the dog class', 'errors.CLASS_NOT_ALLOWED'),
  ...asked('parts complete', 'errors.PART_MISSING'),
  ...asked('a judge report present', 'errors.REPORT_MISSING'),
  ...asked('- An open or winner class needs a show award.', 'errors.SHOW_AWARD_MISSING'),
  ...asked(
    '- Breeding review needs place, reviewer, date, class, height and length.',
    'errors.REVIEW_CLASS_MISSING',
    'errors.REVIEW_HEIGHT_MISSING',
    'errors.REVIEW_LENGTH_MISSING',
  ),
  ...asked('A dog may have only one Junkkari review.', 'errors.REVIEW_JUNKKARI_EXISTS'),
  ...asked('valid birth date, mating date and website', 'errors.WEBSITE_INVALID'),
  ...asked('the two dogs must be the same breed', 'errors.DIFFERENT_BREEDS'),
  ...asked('sire and dam must be selected', 'errors.SIRE_NOT_FOUND', 'errors.DAM_NOT_FOUND'),
  ...asked("the mother's owner must be found", 'errors.DAM_OWNER_MISSING', 'errors.NOT_OWN_DAM'),
  ...asked(
    '- Health inquiry: informer, healthy-or-problem choice, character text and a valid regnr are required.',
    'errors.HEALTH_INFORMER_MISSING',
    'errors.HEALTH_CHOICE_MISSING',
    'errors.HEALTH_CHARACTER_MISSING',
    'errors.REGNR_INVALID',
  ),
  ...asked('- Trial sign-up: valid e-mail', 'errors.EMAIL_INVALID'),
  ...asked('accepted terms', 'errors.TERMS_NOT_ACCEPTED'),
  ...asked('Non-members may not choose the member-only product.', 'errors.MEMBERS_ONLY'),
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

const SOURCES = repositoryFiles(/^src\/(domain|contract|server|web)\/(?!.*test).*\.tsx?$/).map((file) => ({
  file,
  text: readText(file),
}))

/**
 * Files of the product that say the message: by its code, by the subject of a change that fails, by its whole key, or by a key whose last part is
 * filled in.
 */
export function usesOf(key: string): readonly string[] {
  const last = key.split('.').at(-1)!
  const written = key.startsWith('errors.')
    ? [`'${last}'`]
    : key.startsWith('common.failed.')
      ? [`'${last}')`]
      : [`'${key}'`, `\`${key.slice(0, -last.length)}\${`]
  return SOURCES.filter(({ text }) => written.some((words) => text.includes(words))).map(({ file }) => file)
}
