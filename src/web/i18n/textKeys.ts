import type accounts from '#contract/texts/fi/accounts.json'
import type common from '#contract/texts/fi/common.json'
import type dogs from '#contract/texts/fi/dogs.json'
import type errors from '#contract/texts/fi/errors.json'
import type home from '#contract/texts/fi/home.json'
import type inbreeding from '#contract/texts/fi/inbreeding.json'
import type ownAccount from '#contract/texts/fi/pages/accounts.json'
import type advancedSearch from '#contract/texts/fi/pages/advancedSearch.json'
import type analyses from '#contract/texts/fi/pages/analyses.json'
import type audit from '#contract/texts/fi/pages/audit.json'
import type breedingRegister from '#contract/texts/fi/pages/breedingRegister.json'
import type breedingRules from '#contract/texts/fi/pages/breedingRules.json'
import type calendar from '#contract/texts/fi/pages/calendar.json'
import type commonOnPages from '#contract/texts/fi/pages/common.json'
import type competitions from '#contract/texts/fi/pages/competitions.json'
import type documents from '#contract/texts/fi/pages/documents.json'
import type dogsOnPages from '#contract/texts/fi/pages/dogs.json'
import type pageErrors from '#contract/texts/fi/pages/errors.json'
import type expectedPuppies from '#contract/texts/fi/pages/expectedPuppies.json'
import type health from '#contract/texts/fi/pages/health.json'
import type healthInquiry from '#contract/texts/fi/pages/healthInquiry.json'
import type inbreedingPages from '#contract/texts/fi/pages/inbreeding.json'
import type judges from '#contract/texts/fi/pages/judges.json'
import type litters from '#contract/texts/fi/pages/litters.json'
import type mates from '#contract/texts/fi/pages/mates.json'
import type notices from '#contract/texts/fi/pages/notices.json'
import type objections from '#contract/texts/fi/pages/objections.json'
import type openData from '#contract/texts/fi/pages/openData.json'
import type ownEntries from '#contract/texts/fi/pages/ownEntries.json'
import type pedigree from '#contract/texts/fi/pages/pedigree.json'
import type population from '#contract/texts/fi/pages/population.json'
import type reviews from '#contract/texts/fi/pages/reviews.json'
import type searchOnPages from '#contract/texts/fi/pages/search.json'
import type secondFactor from '#contract/texts/fi/pages/secondFactor.json'
import type shellOnPages from '#contract/texts/fi/pages/shell.json'
import type shows from '#contract/texts/fi/pages/shows.json'
import type systemUpdates from '#contract/texts/fi/pages/systemUpdates.json'
import type trialFields from '#contract/texts/fi/pages/trialFields.json'
import type trialPages from '#contract/texts/fi/pages/trialPages.json'
import type trialsOnPages from '#contract/texts/fi/pages/trials.json'
import type unregistered from '#contract/texts/fi/pages/unregistered.json'
import type verification from '#contract/texts/fi/pages/verification.json'
import type waterStanding from '#contract/texts/fi/pages/waterStanding.json'
import type yearbook from '#contract/texts/fi/pages/yearbook.json'
import type search from '#contract/texts/fi/search.json'
import type shell from '#contract/texts/fi/shell.json'
import type advertisements from '#contract/texts/fi/staff/advertisements.json'
import type staffAudit from '#contract/texts/fi/staff/audit.json'
import type averages from '#contract/texts/fi/staff/averages.json'
import type bankStatements from '#contract/texts/fi/staff/bankStatements.json'
import type breedAdmin from '#contract/texts/fi/staff/breedAdmin.json'
import type breedingList from '#contract/texts/fi/staff/breedingList.json'
import type breedingRuleAdmin from '#contract/texts/fi/staff/breedingRuleAdmin.json'
import type checkIn from '#contract/texts/fi/staff/checkIn.json'
import type competitionAdmin from '#contract/texts/fi/staff/competitionAdmin.json'
import type dataMappings from '#contract/texts/fi/staff/dataMappings.json'
import type dataUpdates from '#contract/texts/fi/staff/dataUpdates.json'
import type documentAdmin from '#contract/texts/fi/staff/documentAdmin.json'
import type dogShows from '#contract/texts/fi/staff/dogShows.json'
import type dogStaff from '#contract/texts/fi/staff/dogStaff.json'
import type doubles from '#contract/texts/fi/staff/doubles.json'
import type entries from '#contract/texts/fi/staff/entries.json'
import type staffErrors from '#contract/texts/fi/staff/errors.json'
import type exportTexts from '#contract/texts/fi/staff/exports.json'
import type healthCodes from '#contract/texts/fi/staff/healthCodes.json'
import type healthWatch from '#contract/texts/fi/staff/healthWatch.json'
import type history from '#contract/texts/fi/staff/history.json'
import type identity from '#contract/texts/fi/staff/identity.json'
import type informationAdmin from '#contract/texts/fi/staff/informationAdmin.json'
import type inquiryAdmin from '#contract/texts/fi/staff/inquiryAdmin.json'
import type mailsAdmin from '#contract/texts/fi/staff/mailsAdmin.json'
import type memberLists from '#contract/texts/fi/staff/memberLists.json'
import type money from '#contract/texts/fi/staff/money.json'
import type noticeAdmin from '#contract/texts/fi/staff/noticeAdmin.json'
import type objectionAdmin from '#contract/texts/fi/staff/objectionAdmin.json'
import type officials from '#contract/texts/fi/staff/officials.json'
import type offline from '#contract/texts/fi/staff/offline.json'
import type operations from '#contract/texts/fi/staff/operations.json'
import type paperAwards from '#contract/texts/fi/staff/paperAwards.json'
import type paperLinks from '#contract/texts/fi/staff/paperLinks.json'
import type persons from '#contract/texts/fi/staff/persons.json'
import type phrases from '#contract/texts/fi/staff/phrases.json'
import type products from '#contract/texts/fi/staff/products.json'
import type proposals from '#contract/texts/fi/staff/proposals.json'
import type refundLists from '#contract/texts/fi/staff/refundLists.json'
import type registerAdmin from '#contract/texts/fi/staff/registerAdmin.json'
import type resultInfo from '#contract/texts/fi/staff/resultInfo.json'
import type results from '#contract/texts/fi/staff/results.json'
import type reviewAdmin from '#contract/texts/fi/staff/reviewAdmin.json'
import type rulebooks from '#contract/texts/fi/staff/rulebooks.json'
import type settlements from '#contract/texts/fi/staff/settlements.json'
import type signing from '#contract/texts/fi/staff/signing.json'
import type titles from '#contract/texts/fi/staff/titles.json'
import type trialAdmin from '#contract/texts/fi/staff/trialAdmin.json'
import type trialRecord from '#contract/texts/fi/staff/trialRecord.json'
import type unregisteredDogs from '#contract/texts/fi/staff/unregisteredDogs.json'
import type updateAdmin from '#contract/texts/fi/staff/updateAdmin.json'
import type users from '#contract/texts/fi/staff/users.json'
import type waiting from '#contract/texts/fi/staff/waiting.json'
import type wholeShows from '#contract/texts/fi/staff/wholeShows.json'
import type writing from '#contract/texts/fi/staff/writing.json'
import type information from '#contract/texts/fi/statements/information.json'
import type statements from '#contract/texts/fi/statements/statements.json'
import type trials from '#contract/texts/fi/trials.json'

/** The texts of the screens by subject, in Finnish: the other languages have the same keys. */
export interface Texts {
  accounts: typeof accounts & typeof ownAccount
  advancedSearch: typeof advancedSearch
  advertisements: typeof advertisements
  audit: typeof audit & typeof staffAudit
  averages: typeof averages
  competitionAdmin: typeof competitionAdmin
  competitions: typeof competitions
  verification: typeof verification
  openData: typeof openData
  exports: typeof exportTexts
  yearbook: typeof yearbook
  common: typeof common & typeof commonOnPages
  dogs: typeof dogs & typeof dogsOnPages
  errors: typeof errors & typeof staffErrors & typeof pageErrors
  health: typeof health
  home: typeof home
  inbreeding: typeof inbreeding & typeof inbreedingPages
  expectedPuppies: typeof expectedPuppies
  litters: typeof litters
  mates: typeof mates
  notices: typeof notices
  noticeAdmin: typeof noticeAdmin
  pedigree: typeof pedigree
  analyses: typeof analyses
  population: typeof population
  search: typeof search & typeof searchOnPages
  shell: typeof shell & typeof shellOnPages
  shows: typeof shows
  trials: typeof trials & typeof trialsOnPages
  breedingList: typeof breedingList
  breedAdmin: typeof breedAdmin
  breedingRegister: typeof breedingRegister
  breedingRules: typeof breedingRules
  registerAdmin: typeof registerAdmin
  reviewAdmin: typeof reviewAdmin
  reviews: typeof reviews
  calendar: typeof calendar
  judges: typeof judges
  trialFields: typeof trialFields
  waterStanding: typeof waterStanding
  secondFactor: typeof secondFactor
  trialPages: typeof trialPages
  bankStatements: typeof bankStatements
  breedingRuleAdmin: typeof breedingRuleAdmin
  checkIn: typeof checkIn
  dataMappings: typeof dataMappings
  dataUpdates: typeof dataUpdates
  documentAdmin: typeof documentAdmin
  documents: typeof documents
  dogShows: typeof dogShows
  dogStaff: typeof dogStaff
  doubles: typeof doubles
  entries: typeof entries
  healthWatch: typeof healthWatch
  healthCodes: typeof healthCodes
  healthInquiry: typeof healthInquiry
  inquiryAdmin: typeof inquiryAdmin
  history: typeof history
  identity: typeof identity
  informationAdmin: typeof informationAdmin
  mailsAdmin: typeof mailsAdmin
  objectionAdmin: typeof objectionAdmin
  objections: typeof objections
  offline: typeof offline
  officials: typeof officials
  memberLists: typeof memberLists
  operations: typeof operations
  ownEntries: typeof ownEntries
  paperAwards: typeof paperAwards
  paperLinks: typeof paperLinks
  persons: typeof persons
  proposals: typeof proposals
  refundLists: typeof refundLists
  resultInfo: typeof resultInfo
  results: typeof results
  rulebooks: typeof rulebooks
  money: typeof money
  settlements: typeof settlements
  signing: typeof signing
  phrases: typeof phrases
  products: typeof products
  systemUpdates: typeof systemUpdates
  titles: typeof titles
  trialAdmin: typeof trialAdmin
  trialRecord: typeof trialRecord
  information: typeof information
  statements: typeof statements
  unregistered: typeof unregistered
  unregisteredDogs: typeof unregisteredDogs
  updateAdmin: typeof updateAdmin
  users: typeof users
  waiting: typeof waiting
  wholeShows: typeof wholeShows
  writing: typeof writing
}

type Plural = 'one' | 'other'
type WithoutPlural<Key> = Key extends `${infer Stem}_${Plural}` ? Stem : Key
type KeysOf<Group, Before extends string = ''> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? `${Before}${WithoutPlural<Key>}`
    : KeysOf<Group[Key], `${Before}${Key}.`>
}[keyof Group & string]

/** `subject.key`, as `t` takes it; a text with a plural is named without `_one` and `_other`. */
export type TextKey = KeysOf<Texts>

/** A group of texts that is asked for as a whole. */
export type TextGroup = 'audit.codes' | 'audit.subjects' | 'trialFields' | 'trialPages.placeDraw.how'
