import type { FastifyInstance } from 'fastify'
import type { ClubProfile } from '#domain/club/profiles.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { ownRoutes } from './accounts/own.routes.ts'
import { secondFactorRoutes } from './accounts/secondFactor.routes.ts'
import { advancedSearchRoutes } from './advancedSearch/advancedSearch.routes.ts'
import { advertisementRoutes } from './advertisements/advertisements.routes.ts'
import { showAnalysisRoutes } from './analyses/showAnalyses.routes.ts'
import { trialAnalysisRoutes } from './analyses/trialAnalyses.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { averageRoutes } from './averages/averages.routes.ts'
import { bankStatementRoutes } from './bankStatements/bankStatements.routes.ts'
import { breedingRegisterRoutes } from './breedingRegister/breedingRegister.routes.ts'
import { breedingListRoutes } from './breedingRegister/list/list.routes.ts'
import { breedingRuleRoutes } from './breedingRules/breedingRules.routes.ts'
import { breedStaffRoutes } from './breeds/breeds.routes.ts'
import { publicTrialRoutes } from './calendar/publicTrials.routes.ts'
import { competitionRoutes } from './competitions/competitions.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { correctionRoutes } from './corrections/corrections.routes.ts'
import { dogRecordRoutes } from './corrections/dogRecords.routes.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { trialDocumentRoutes } from './documents/trialDocuments.routes.ts'
import { breedRoutes } from './dogs/breeds.routes.ts'
import { dogStaffRoutes } from './dogs/dogStaff.routes.ts'
import { dogRoutes } from './dogs/dogs.routes.ts'
import { doubleRoutes } from './doubles/doubles.routes.ts'
import { entryRoutes } from './entries/entries.routes.ts'
import { paperAwardRoutes } from './entries/paperAwards.routes.ts'
import { unregisteredRoutes } from './entries/unregistered/unregistered.routes.ts'
import { exportRoutes } from './exports/exports.routes.ts'
import { staffExportRoutes } from './exports/staff.routes.ts'
import { healthCodeRoutes } from './healthCodes/healthCodes.routes.ts'
import { healthInquiryRoutes } from './healthInquiries/healthInquiries.routes.ts'
import { healthWatchRoutes } from './healthWatch/healthWatch.routes.ts'
import { dataMappingRoutes } from './imports/ownMappings/mappings.routes.ts'
import { dataUpdateRoutes } from './imports/updates/updates.routes.ts'
import { informationRoutes } from './information/information.routes.ts'
import { absenceRoutes } from './judging/absence.routes.ts'
import { checkInRoutes } from './judging/checkIn.routes.ts'
import { judgingRoutes } from './judging/judging.routes.ts'
import { previewRoutes } from './judging/preview.routes.ts'
import { expectedRoutes } from './litters/expected/expected.routes.ts'
import { mateFinderRoutes } from './litters/finder/finder.routes.ts'
import { litterRuleRoutes } from './litters/litterRules.routes.ts'
import { litterRoutes } from './litters/litters.routes.ts'
import { noticeRoutes } from './litters/notices/notices.routes.ts'
import { mailChoiceRoutes } from './mails/choices/choices.routes.ts'
import { mailRoutes } from './mails/mails.routes.ts'
import { memberListRoutes } from './memberLists/memberLists.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { settlementRoutes } from './money/settlements.routes.ts'
import { objectionRoutes } from './objections/objections.routes.ts'
import { officialsRoutes } from './officials/officials.routes.ts'
import { offlineRoutes } from './offline/offline.routes.ts'
import { operationsRoutes } from './operations/operations.routes.ts'
import { organisingRoutes } from './organising/organising.routes.ts'
import { signingRoutes } from './organising/signing.routes.ts'
import { contestRoutes } from './ownEntries/contest.routes.ts'
import { ownEntryRoutes } from './ownEntries/ownEntries.routes.ts'
import { billRoutes } from './papers/bill.routes.ts'
import { paperSources } from './papers/paperSources.service.ts'
import { resultListRoutes } from './papers/resultList.routes.ts'
import { staffPaperRoutes } from './papers/staffPapers.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { pedigreeRoutes } from './pedigree/pedigree.routes.ts'
import { pedigreePdfRoutes } from './pedigree/pedigreePdf.routes.ts'
import { phraseRoutes } from './phrases/phrases.routes.ts'
import { populationRoutes } from './population/population.routes.ts'
import { productRoutes } from './products/products.routes.ts'
import { refundRuleRoutes } from './products/refundRules.routes.ts'
import { proposalRoutes } from './proposals/proposals.routes.ts'
import { refundListRoutes } from './refundLists/refundLists.routes.ts'
import { showResultInfoRoutes } from './resultInfo/showResultInfo.routes.ts'
import { trialResultInfoRoutes } from './resultInfo/trialResultInfo.routes.ts'
import { reviewDayRoutes } from './reviews/days.routes.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { staffReviewRoutes } from './reviews/staff.routes.ts'
import { rulebookRoutes } from './rulebooks/rulebooks.routes.ts'
import { showSaveRoutes } from './shows/showSaves.routes.ts'
import { showRoutes } from './shows/shows.routes.ts'
import { wholeShowRoutes } from './shows/wholeShow.routes.ts'
import { suggestionRoutes } from './suggestions/suggestions.routes.ts'
import { systemUpdateRoutes } from './systemUpdates/systemUpdates.routes.ts'
import { titleRoutes } from './titles/titles.routes.ts'
import { userRoutes } from './users/users.routes.ts'
import { verificationRoutes } from './verification/verification.routes.ts'
import { waitingRoutes } from './waiting/waiting.routes.ts'
import { yearbookRoutes } from './yearbook/yearbook.routes.ts'

/** The calls of every subject, and of trials where the club has them. */
export function subjectRoutes(api: FastifyInstance, modules: ClubProfile['modules']): void {
  accountRoutes(api)
  ownRoutes(api)
  secondFactorRoutes(api)
  userRoutes(api)
  memberListRoutes(api)
  dataUpdateRoutes(api)
  dataMappingRoutes(api)
  auditRoutes(api)
  mailRoutes(api)
  mailChoiceRoutes(api)
  dogRoutes(api)
  correctionRoutes(api)
  dogRecordRoutes(api)
  doubleRoutes(api)
  healthWatchRoutes(api)
  dogStaffRoutes(api)
  showRoutes(api)
  showResultInfoRoutes(api)
  showSaveRoutes(api)
  staffReviewRoutes(api)
  reviewDayRoutes(api)
  wholeShowRoutes(api)
  titleRoutes(api)
  breedRoutes(api)
  breedingRuleRoutes(api)
  litterRuleRoutes(api)
  populationRoutes(api)
  exportRoutes(api)
  staffExportRoutes(api)
  pedigreeRoutes(api)
  pedigreePdfRoutes(api)
  healthCodeRoutes(api)
  healthInquiryRoutes(api)
  litterRoutes(api)
  expectedRoutes(api)
  mateFinderRoutes(api)
  advancedSearchRoutes(api)
  noticeRoutes(api)
  breedingRegisterRoutes(api)
  breedingListRoutes(api)
  reviewRoutes(api)
  competitionRoutes(api)
  yearbookRoutes(api)
  verificationRoutes(api, paperSources)
  suggestionRoutes(api)
  contentRoutes(api)
  advertisementRoutes(api)
  documentRoutes(api)
  systemUpdateRoutes(api)
  informationRoutes(api)
  breedStaffRoutes(api)
  operationsRoutes(api)
  waitingRoutes(api)
  offlineRoutes(api)
  if (modules.includes('kaer')) kaerRoutes(api)
}

/** Trials, from the calendar to the papers: a club without them answers their addresses as unknown ones. */
function kaerRoutes(api: FastifyInstance): void {
  publicTrialRoutes(api)
  entryRoutes(api)
  ownEntryRoutes(api)
  contestRoutes(api)
  paymentRoutes(api)
  moneyRoutes(api)
  settlementRoutes(api)
  bankStatementRoutes(api)
  refundListRoutes(api)
  paperAwardRoutes(api)
  unregisteredRoutes(api)
  objectionRoutes(api)
  proposalRoutes(api)
  officialsRoutes(api)
  judgingRoutes(api)
  absenceRoutes(api)
  checkInRoutes(api)
  rulebookRoutes(api)
  phraseRoutes(api)
  productRoutes(api)
  refundRuleRoutes(api)
  averageRoutes(api)
  trialAnalysisRoutes(api)
  showAnalysisRoutes(api)
  previewRoutes(api)
  organisingRoutes(api)
  signingRoutes(api)
  staffPaperRoutes(api)
  billRoutes(api)
  resultListRoutes(api)
  trialDocumentRoutes(api)
  trialResultInfoRoutes(api)
}
