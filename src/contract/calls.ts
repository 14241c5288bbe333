import type * as z from 'zod'
import type * as accounts from './accounts.ts'
import type * as advancedSearch from './advancedSearch.ts'
import type * as advertisements from './advertisements.ts'
import type * as apiKeyCalls from './apiKeys.ts'
import type * as archiveCalls from './archive.ts'
import type * as audit from './audit.ts'
import type * as averages from './averages.ts'
import type * as bankStatements from './bankStatements.ts'
import type * as breedingList from './breedingList.ts'
import type * as breedingRegister from './breedingRegister.ts'
import type * as breedingRules from './breedingRules.ts'
import type * as breedCalls from './breeds.ts'
import type * as calendar from './calendar.ts'
import type * as checkIn from './checkIn.ts'
import type * as competitions from './competitions.ts'
import type * as consents from './consents.ts'
import type * as content from './content.ts'
import type * as contests from './contests.ts'
import type * as corrections from './corrections.ts'
import type * as dataMappings from './dataMappings.ts'
import type * as dataUpdates from './dataUpdates.ts'
import type * as documents from './documents.ts'
import type * as dogBasics from './dogBasics.ts'
import type * as dogHealth from './dogHealth.ts'
import type * as dogNumbers from './dogNumbers.ts'
import type * as dogOwners from './dogOwners.ts'
import type * as dogShows from './dogShows.ts'
import type * as dogStaff from './dogStaff.ts'
import type * as dogs from './dogs.ts'
import type * as dogTitles from './dogTitles.ts'
import type * as doubles from './doubles.ts'
import type { Endpoint } from './endpoint.ts'
import type * as entries from './entries.ts'
import type * as expectedPuppies from './expectedPuppies.ts'
import type * as exportCalls from './exports.ts'
import type * as healthCodes from './healthCodes.ts'
import type * as healthInquiries from './healthInquiries.ts'
import type * as healthWatch from './healthWatch.ts'
import type * as information from './information.ts'
import type * as judging from './judging.ts'
import type * as litterNotices from './litterNotices.ts'
import type * as mailChoices from './mailChoices.ts'
import type * as mails from './mails.ts'
import type * as mateFinder from './mateFinder.ts'
import type * as memberLists from './memberLists.ts'
import type * as money from './money.ts'
import type * as newDog from './newDog.ts'
import type * as news from './news.ts'
import type * as objections from './objections.ts'
import type * as officials from './officials.ts'
import type * as offline from './offline.ts'
import type * as operations from './operations.ts'
import type * as organising from './organising.ts'
import type * as ownEntries from './ownEntries.ts'
import type * as paperAwards from './paperAwards.ts'
import type * as papers from './papers.ts'
import type * as pastTrials from './pastTrials.ts'
import type * as payments from './payments.ts'
import type * as pedigree from './pedigree.ts'
import type * as phrases from './phrases.ts'
import type * as population from './population.ts'
import type * as products from './products.ts'
import type * as proposals from './proposals.ts'
import type * as refundLists from './refundLists.ts'
import type * as refundRules from './refundRules.ts'
import type * as reviewDays from './reviewDays.ts'
import type * as reviewStaff from './reviewStaff.ts'
import type * as reviews from './reviews.ts'
import type * as rulebooks from './rulebooks.ts'
import type * as savedSearches from './savedSearches.ts'
import type * as secondFactor from './secondFactor.ts'
import type * as settlements from './settlements.ts'
import type * as showAnalyses from './showAnalyses.ts'
import type * as showResultInfo from './showResultInfo.ts'
import type * as showSaves from './showSaves.ts'
import type * as shows from './shows.ts'
import type * as signing from './signing.ts'
import type * as suggestions from './suggestions.ts'
import type * as systemUpdates from './systemUpdates.ts'
import type * as titles from './titles.ts'
import type * as trialAnalyses from './trialAnalyses.ts'
import type * as trialResultInfo from './trialResultInfo.ts'
import type * as unregisteredDogs from './unregisteredDogs.ts'
import type * as users from './users.ts'
import type * as verification from './verification.ts'
import type * as waiting from './waiting.ts'
import type * as yearbook from './yearbook.ts'

type Values<Of> = Of[keyof Of]
type CallsIn<Subject> = Extract<Values<Subject>, Endpoint>
type AnyCall =
  | CallsIn<typeof accounts>
  | CallsIn<typeof advancedSearch>
  | CallsIn<typeof advertisements>
  | CallsIn<typeof documents>
  | CallsIn<typeof audit>
  | CallsIn<typeof averages>
  | CallsIn<typeof bankStatements>
  | CallsIn<typeof breedingList>
  | CallsIn<typeof breedingRegister>
  | CallsIn<typeof breedCalls>
  | CallsIn<typeof calendar>
  | CallsIn<typeof checkIn>
  | CallsIn<typeof breedingRules>
  | CallsIn<typeof competitions>
  | CallsIn<typeof verification>
  | CallsIn<typeof waiting>
  | CallsIn<typeof consents>
  | CallsIn<typeof contests>
  | CallsIn<typeof content>
  | CallsIn<typeof corrections>
  | CallsIn<typeof dataMappings>
  | CallsIn<typeof dataUpdates>
  | CallsIn<typeof dogBasics>
  | CallsIn<typeof dogHealth>
  | CallsIn<typeof dogNumbers>
  | CallsIn<typeof dogOwners>
  | CallsIn<typeof dogShows>
  | CallsIn<typeof dogStaff>
  | CallsIn<typeof dogs>
  | CallsIn<typeof doubles>
  | CallsIn<typeof entries>
  | CallsIn<typeof expectedPuppies>
  | CallsIn<typeof apiKeyCalls>
  | CallsIn<typeof archiveCalls>
  | CallsIn<typeof exportCalls>
  | CallsIn<typeof healthCodes>
  | CallsIn<typeof healthInquiries>
  | CallsIn<typeof healthWatch>
  | CallsIn<typeof information>
  | CallsIn<typeof judging>
  | CallsIn<typeof litterNotices>
  | CallsIn<typeof mailChoices>
  | CallsIn<typeof mails>
  | CallsIn<typeof mateFinder>
  | CallsIn<typeof memberLists>
  | CallsIn<typeof settlements>
  | CallsIn<typeof money>
  | CallsIn<typeof newDog>
  | CallsIn<typeof news>
  | CallsIn<typeof objections>
  | CallsIn<typeof officials>
  | CallsIn<typeof offline>
  | CallsIn<typeof operations>
  | CallsIn<typeof organising>
  | CallsIn<typeof pastTrials>
  | CallsIn<typeof ownEntries>
  | CallsIn<typeof paperAwards>
  | CallsIn<typeof papers>
  | CallsIn<typeof payments>
  | CallsIn<typeof pedigree>
  | CallsIn<typeof population>
  | CallsIn<typeof phrases>
  | CallsIn<typeof products>
  | CallsIn<typeof proposals>
  | CallsIn<typeof refundLists>
  | CallsIn<typeof refundRules>
  | CallsIn<typeof reviews>
  | CallsIn<typeof reviewDays>
  | CallsIn<typeof reviewStaff>
  | CallsIn<typeof rulebooks>
  | CallsIn<typeof savedSearches>
  | CallsIn<typeof secondFactor>
  | CallsIn<typeof showAnalyses>
  | CallsIn<typeof showResultInfo>
  | CallsIn<typeof showSaves>
  | CallsIn<typeof shows>
  | CallsIn<typeof signing>
  | CallsIn<typeof suggestions>
  | CallsIn<typeof systemUpdates>
  | CallsIn<typeof titles>
  | CallsIn<typeof dogTitles>
  | CallsIn<typeof trialAnalyses>
  | CallsIn<typeof trialResultInfo>
  | CallsIn<typeof unregisteredDogs>
  | CallsIn<typeof users>
  | CallsIn<typeof yearbook>
type CallAt = { [C in AnyCall as `${C['method']} ${C['path']}`]: C }

/** The call that an endpoint belongs to, found by method and path: how the browser has its types without its schemas. */
type CallOf<E extends Endpoint> = `${E['method']} ${E['path']}` extends infer Key extends keyof CallAt
  ? CallAt[Key]
  : never

type EndpointOf<C> =
  C extends Endpoint<infer Method, infer Path, infer Kind, infer Changes>
    ? Endpoint<Method, Path, Kind, Changes>
    : never
type ReadingCall = Extract<AnyCall, { readonly changes: false }>
type FileCall = Extract<ReadingCall, { readonly produces: string }>

/** What may be asked with JSON as the answer, what gives a file, and what changes something. */
export type Question = EndpointOf<Exclude<ReadingCall, FileCall>>
export type FileQuestion = EndpointOf<FileCall>
export type Change = EndpointOf<Extract<AnyCall, { readonly changes: true }>>

/** What is sent is not changed on the way. */
type Unchanged<T> = { readonly [K in keyof T]: Unchanged<T[K]> }
type Input<Schema> = Schema extends z.ZodType ? Unchanged<z.input<Schema>> : undefined

/** What the browser sends, before it is checked; undefined: nothing. */
export type ParamsOf<E extends Endpoint> = Input<CallOf<E>['params']>
export type QueryOf<E extends Endpoint> = Input<CallOf<E>['query']>
export type BodyOf<E extends Endpoint> = E['bodyKind'] extends 'file' ? Blob : Input<CallOf<E>['body']>
/** What the service answers. */
export type AnswerOf<E extends Endpoint> = z.output<CallOf<E>['answer']>
/** Whether a call needs a solved challenge. */
export type NeedsCaptcha<E extends Endpoint> = CallOf<E>['captcha']
