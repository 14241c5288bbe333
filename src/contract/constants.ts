/** Plain values of the contract, apart from its schemas, so that the browser's first load carries no validator. */

/** What the service does by the clock, in the order in which people ask for it. */
export const JOB_NAMES = [
  'mails',
  'entries',
  'averages',
  'notices',
  'dataUpdates',
  'doubles',
  'healthLooks',
  'savedSearches',
  'openData',
  'backups',
  'housekeeping',
] as const
export type JobName = (typeof JOB_NAMES)[number]
/** Those that somebody may have run now. A backup is made when it is due: it reads the whole database. */
export const ASKED_JOBS = [
  'mails',
  'entries',
  'averages',
  'notices',
  'doubles',
  'healthLooks',
  'savedSearches',
  'openData',
  'housekeeping',
] as const satisfies JobName[]

/** Pairs on a page of the identity desk. */
export const DOUBLE_PAGE_SIZE = 25
/** `dismissed`: somebody has found two dogs. */
export const DOUBLE_STATES = ['open', 'dismissed'] as const

/** Families, and alerts, on a page of the early warning of health. */
export const HEALTH_WATCH_PAGE_SIZE = 25
/** What has been made of an alert; a reason is written for `followUp` and `closed`. */
export const HEALTH_ALERT_STATES = ['new', 'seen', 'followUp', 'closed'] as const
/** Calendar years that a curve of lives is of, unless others are asked for, and at most. */
export const LIFE_YEARS = 10
export const MOST_LIFE_YEARS = 40

/** A settlement report has at most so many rows. */
export const MOST_SETTLED = 5000
/** Why a row of a settlement, or a payment that stands in none, has to be looked at. Source: docs/rules/entries.md#settlement. */
export const SETTLEMENT_CASES = ['unknown', 'twice', 'differs', 'notDone', 'missing'] as const
/** Source: docs/rules/entries.md#ledger. */
export const LEDGER_ACCOUNTS = [
  'provider',
  'bank',
  'payout',
  'fees',
  'prepaid',
  'income',
  'owed',
  'refunds',
  'unassigned',
] as const

/** How an advertisement stands: switched off, without a banner, before or after its days, or shown. */
export const ADVERTISEMENT_STATES = ['off', 'noBanner', 'coming', 'ended', 'shown'] as const
/** Most advertisements, and most of those removed that are offered for putting back; days with counts that are told; most that a browser counts at once. */
export const ADVERTISEMENTS_MAX = 100
export const ADVERTISEMENTS_REMOVED_MAX = 20
export const ADVERTISEMENT_DAYS_MAX = 60
export const SHOWN_AT_ONCE_MAX = 50

/** How a system update stands: nobody else sees a draft, and one that is coming before its day. */
export const UPDATE_STATES = ['draft', 'coming', 'shown'] as const
/** System updates on a page; of those removed the last are offered for putting back. */
export const UPDATE_PAGE_SIZE = 10
export const UPDATES_REMOVED_MAX = 20

export const DOG_PAGE_SIZE = 25
/** A search counts at most this many matches. */
export const DOG_LIST_MAX = 1000

/** What a table of the advanced search may show beside number and name. */
export const SEARCH_COLUMNS = [
  'breed',
  'sex',
  'birthDate',
  'titles',
  'health',
  'bestKaer',
  'bestExhibition',
  'inbreeding',
  'met',
] as const
/** A file of an advanced search has at most so many dogs. */
export const SEARCH_FILE_MAX = 5000

export const REGISTER_PAGE_SIZE = 25
/** Litter notices on a page of their staff's list, those that wait, those that everyone sees of one type, and those that one account may have open. */
export const NOTICE_PAGE_SIZE = 25
export const NOTICES_WAITING_MAX = 100
export const NOTICES_MAX = 500
export const OWN_NOTICES_MAX = 20
export const MATES_PAGE_SIZE = 20
/** Most males that are ranked at once. */
export const MATES_MAX = 3000
export const MATE_SEARCHES_MAX = 50
/** Saved searches by features that one account keeps. */
export const SAVED_SEARCHES_MAX = 50
/** Most shared searches that the breed adviser is shown. */
export const SHARED_SEARCHES_MAX = 200
/** Of what waits for a decision the first are shown. */
export const REGISTER_WAITING_MAX = 100

export const HEALTH_INQUIRY_PAGE_SIZE = 25

export const REVIEW_LIST_PAGE_SIZE = 50
/** A file of reviews has at most so many. */
export const REVIEW_FILE_MAX = 20_000
/** Reviews, and review days, on a page of their staff's lists; most dogs of a day, and classes of a review. */
export const REVIEW_PAGE_SIZE = 25
export const REVIEW_DAY_MAX_DOGS = 150
export const REVIEW_CLASSES_MAX = 20

/** Groups, and dogs behind a figure, on a page of an analysis; most groups of its file, and most breeds, sires or dams that it is narrowed to. */
export const ANALYSIS_PAGE_SIZE = 25
export const ANALYSIS_FILE_MAX = 5000
export const ANALYSIS_CHOSEN_MAX = 12

/** Dogs on a page of an annual competition's standings; most lines of a table of points, and most breeds of a rule. */
export const COMPETITION_PAGE_SIZE = 50
export const COMPETITION_MAX_LINES = 60
export const COMPETITION_MAX_BREEDS = 40

/** The parts of a yearbook that have rows, in its order, and the most rows that one holds. */
export const YEARBOOK_PARTS = [
  'figures',
  'prizes',
  'competitions',
  'trials',
  'titles',
  'shows',
  'litters',
  'register',
  'awards',
] as const
export const YEARBOOK_MAX_ROWS = 6000

/** Most grades of a scale of the health code list. */
export const MOST_GRADES = 12

/** A search of people shows at most so many. */
export const PERSONS_MAX = 25

export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 40

/**
 * Most bytes of a dog's picture and of an attachment; the configuration may ask for less, and no table takes more. Source:
 * docs/rules/screens.md#limits-of-files.
 */
export const PICTURE_MAX_BYTES = 1_048_576
export const ATTACHMENT_MAX_BYTES = 1_048_576

/** Most rows of a member list: as many as a file of its size holds. */
export const MOST_MEMBERS = 20_000
/** Most columns among which those of a member list are chosen. */
export const MOST_COLUMNS = 100

/** Shows on a page of their list, most results of one show, and columns and characters that are read of a table of them. */
export const SHOW_PAGE_SIZE = 25
export const MOST_SHOW_RESULTS = 500
export const MOST_SHOW_COLUMNS = 40
export const LONGEST_CRITIQUE = 5000

/** Most champion titles of the list, and characters of what is told of where a title is known from. */
export const MOST_TITLES = 200
/** So many of the latest proposals of titles are told. */
export const MOST_TITLE_PROPOSALS = 100
export const LONGEST_TITLE_SOURCE = 500

export const CSV_TYPE = 'text/csv'
export const XML_TYPE = 'application/xml'
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const TRIAL_PAGE_SIZE = 25

/** Whom a message to a trial's participants goes to. */
export const MESSAGE_AUDIENCES = ['all', 'places', 'reserve', 'chosen'] as const
export const MESSAGE_MAX_LENGTH = 5000

/** Where someone in the data was found: among owners and breeders, judges, entries (as contact or as handler), registrations, mails. */
export const PERSON_KINDS = [
  'account',
  'person',
  'judge',
  'entry',
  'handler',
  'registration',
  'mail',
] as const
/** Stands in the log for a value of somebody who has been erased. */
export const REMOVED = '\u2014removed\u2014'

/** What tells of attacks on an account, or by it; a refused sign-in is one before whose password was looked at. */
export const SECURITY_KINDS = [
  'signinFailed',
  'signinRefused',
  'forbidden',
  'tooMany',
  'rightsChanged',
] as const
/** Corrections of a dog's fields, identity and parents, each of which can be undone. */
export const CORRECTIONS = [
  'DOG_CORRECTED',
  'PARENTS_CORRECTED',
  'DOGS_MERGED',
  'DOG_SPLIT',
  'DOG_ADDED',
  'NUMBER_ADDED',
  'MAIN_NUMBER_CHANGED',
  'NUMBER_REMOVED',
  'OWNER_ADDED',
  'OWNER_CHANGED',
  'OWNER_REMOVED',
  'STATEMENT_ADDED',
  'STATEMENT_CHANGED',
  'STATEMENT_REMOVED',
] as const
/** Saves of shows, their results and dogs' titles, each of which can be undone; the first two only of a show. */
export const SHOW_SAVE_CODES = [
  'CREATED',
  'CHANGED',
  'SHOW_SAVED',
  'SHOW_REMOVED',
  'SHOW_RESULT_ADDED',
  'SHOW_RESULT_CHANGED',
  'SHOW_RESULT_REMOVED',
  'TITLE_ADDED',
  'TITLE_CHANGED',
  'TITLE_REMOVED',
] as const
/** So many of the newest saves are told. */
export const MOST_SHOW_SAVES = 20
/** So many dogs of a save are named. */
export const MOST_NAMED_DOGS = 3
/** Why two records cannot be of one dog; keys of the `errors` texts. */
export const MERGE_FAULTS = [
  'SAME_RECORD',
  'DIFFERENT_SEX',
  'DIFFERENT_BREEDS',
  'ONE_IS_ANCESTOR',
  'SAME_PARENTS',
  'AGES_CONTRADICT',
  'BOTH_IN_TRIAL',
  'BOTH_IN_SHOW',
  'BOTH_IN_REGISTER',
  'TWO_JUNKKARI',
  'BOTH_ON_REVIEW_DAY',
] as const
/** Where a recorded value comes from; `before`: from before the history was kept, `unknown`: from SQL by hand. */
export const SOURCE_KINDS = ['person', 'import', 'demo', 'before', 'unknown'] as const

/** Tokens of the budget that an API key gets each minute; a plain call takes one. */
export const API_KEY_RATE = { least: 60, usual: 600, most: 6000 } as const

/** Pages of the server that describe the calls. */
export const API_DOCS = '/api/docs'

/** Characters of the name of a saved search. */
export const SEARCH_NAME_MAX_LENGTH = 80
