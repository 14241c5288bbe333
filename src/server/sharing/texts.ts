import enCommon from '#contract/texts/en/common.json' with { type: 'json' }
import enDogs from '#contract/texts/en/dogs.json' with { type: 'json' }
import enErrors from '#contract/texts/en/errors.json' with { type: 'json' }
import enAccounts from '#contract/texts/en/pages/accounts.json' with { type: 'json' }
import enAdvancedSearch from '#contract/texts/en/pages/advancedSearch.json' with { type: 'json' }
import enAnalyses from '#contract/texts/en/pages/analyses.json' with { type: 'json' }
import enBreedingRegister from '#contract/texts/en/pages/breedingRegister.json' with { type: 'json' }
import enCalendar from '#contract/texts/en/pages/calendar.json' with { type: 'json' }
import enCompetitions from '#contract/texts/en/pages/competitions.json' with { type: 'json' }
import enDogPage from '#contract/texts/en/pages/dogs.json' with { type: 'json' }
import enPageErrors from '#contract/texts/en/pages/errors.json' with { type: 'json' }
import enHealthInquiry from '#contract/texts/en/pages/healthInquiry.json' with { type: 'json' }
import enJudges from '#contract/texts/en/pages/judges.json' with { type: 'json' }
import enLitters from '#contract/texts/en/pages/litters.json' with { type: 'json' }
import enMates from '#contract/texts/en/pages/mates.json' with { type: 'json' }
import enNotices from '#contract/texts/en/pages/notices.json' with { type: 'json' }
import enObjections from '#contract/texts/en/pages/objections.json' with { type: 'json' }
import enOpenData from '#contract/texts/en/pages/openData.json' with { type: 'json' }
import enOwnEntries from '#contract/texts/en/pages/ownEntries.json' with { type: 'json' }
import enPedigree from '#contract/texts/en/pages/pedigree.json' with { type: 'json' }
import enPopulation from '#contract/texts/en/pages/population.json' with { type: 'json' }
import enReviews from '#contract/texts/en/pages/reviews.json' with { type: 'json' }
import enSystemUpdates from '#contract/texts/en/pages/systemUpdates.json' with { type: 'json' }
import enTrialPages from '#contract/texts/en/pages/trialPages.json' with { type: 'json' }
import enVerification from '#contract/texts/en/pages/verification.json' with { type: 'json' }
import enYearbook from '#contract/texts/en/pages/yearbook.json' with { type: 'json' }
import enSearch from '#contract/texts/en/search.json' with { type: 'json' }
import enSharing from '#contract/texts/en/sharing.json' with { type: 'json' }
import enShell from '#contract/texts/en/shell.json' with { type: 'json' }
import enInformation from '#contract/texts/en/statements/information.json' with { type: 'json' }
import enStatements from '#contract/texts/en/statements/statements.json' with { type: 'json' }
import fiCommon from '#contract/texts/fi/common.json' with { type: 'json' }
import fiDogs from '#contract/texts/fi/dogs.json' with { type: 'json' }
import fiErrors from '#contract/texts/fi/errors.json' with { type: 'json' }
import fiAccounts from '#contract/texts/fi/pages/accounts.json' with { type: 'json' }
import fiAdvancedSearch from '#contract/texts/fi/pages/advancedSearch.json' with { type: 'json' }
import fiAnalyses from '#contract/texts/fi/pages/analyses.json' with { type: 'json' }
import fiBreedingRegister from '#contract/texts/fi/pages/breedingRegister.json' with { type: 'json' }
import fiCalendar from '#contract/texts/fi/pages/calendar.json' with { type: 'json' }
import fiCompetitions from '#contract/texts/fi/pages/competitions.json' with { type: 'json' }
import fiDogPage from '#contract/texts/fi/pages/dogs.json' with { type: 'json' }
import fiPageErrors from '#contract/texts/fi/pages/errors.json' with { type: 'json' }
import fiHealthInquiry from '#contract/texts/fi/pages/healthInquiry.json' with { type: 'json' }
import fiJudges from '#contract/texts/fi/pages/judges.json' with { type: 'json' }
import fiLitters from '#contract/texts/fi/pages/litters.json' with { type: 'json' }
import fiMates from '#contract/texts/fi/pages/mates.json' with { type: 'json' }
import fiNotices from '#contract/texts/fi/pages/notices.json' with { type: 'json' }
import fiObjections from '#contract/texts/fi/pages/objections.json' with { type: 'json' }
import fiOpenData from '#contract/texts/fi/pages/openData.json' with { type: 'json' }
import fiOwnEntries from '#contract/texts/fi/pages/ownEntries.json' with { type: 'json' }
import fiPedigree from '#contract/texts/fi/pages/pedigree.json' with { type: 'json' }
import fiPopulation from '#contract/texts/fi/pages/population.json' with { type: 'json' }
import fiReviews from '#contract/texts/fi/pages/reviews.json' with { type: 'json' }
import fiSystemUpdates from '#contract/texts/fi/pages/systemUpdates.json' with { type: 'json' }
import fiTrialPages from '#contract/texts/fi/pages/trialPages.json' with { type: 'json' }
import fiVerification from '#contract/texts/fi/pages/verification.json' with { type: 'json' }
import fiYearbook from '#contract/texts/fi/pages/yearbook.json' with { type: 'json' }
import fiSearch from '#contract/texts/fi/search.json' with { type: 'json' }
import fiSharing from '#contract/texts/fi/sharing.json' with { type: 'json' }
import fiShell from '#contract/texts/fi/shell.json' with { type: 'json' }
import fiInformation from '#contract/texts/fi/statements/information.json' with { type: 'json' }
import fiStatements from '#contract/texts/fi/statements/statements.json' with { type: 'json' }
import svCommon from '#contract/texts/sv/common.json' with { type: 'json' }
import svDogs from '#contract/texts/sv/dogs.json' with { type: 'json' }
import svErrors from '#contract/texts/sv/errors.json' with { type: 'json' }
import svAccounts from '#contract/texts/sv/pages/accounts.json' with { type: 'json' }
import svAdvancedSearch from '#contract/texts/sv/pages/advancedSearch.json' with { type: 'json' }
import svAnalyses from '#contract/texts/sv/pages/analyses.json' with { type: 'json' }
import svBreedingRegister from '#contract/texts/sv/pages/breedingRegister.json' with { type: 'json' }
import svCalendar from '#contract/texts/sv/pages/calendar.json' with { type: 'json' }
import svCompetitions from '#contract/texts/sv/pages/competitions.json' with { type: 'json' }
import svDogPage from '#contract/texts/sv/pages/dogs.json' with { type: 'json' }
import svPageErrors from '#contract/texts/sv/pages/errors.json' with { type: 'json' }
import svHealthInquiry from '#contract/texts/sv/pages/healthInquiry.json' with { type: 'json' }
import svJudges from '#contract/texts/sv/pages/judges.json' with { type: 'json' }
import svLitters from '#contract/texts/sv/pages/litters.json' with { type: 'json' }
import svMates from '#contract/texts/sv/pages/mates.json' with { type: 'json' }
import svNotices from '#contract/texts/sv/pages/notices.json' with { type: 'json' }
import svObjections from '#contract/texts/sv/pages/objections.json' with { type: 'json' }
import svOpenData from '#contract/texts/sv/pages/openData.json' with { type: 'json' }
import svOwnEntries from '#contract/texts/sv/pages/ownEntries.json' with { type: 'json' }
import svPedigree from '#contract/texts/sv/pages/pedigree.json' with { type: 'json' }
import svPopulation from '#contract/texts/sv/pages/population.json' with { type: 'json' }
import svReviews from '#contract/texts/sv/pages/reviews.json' with { type: 'json' }
import svSystemUpdates from '#contract/texts/sv/pages/systemUpdates.json' with { type: 'json' }
import svTrialPages from '#contract/texts/sv/pages/trialPages.json' with { type: 'json' }
import svVerification from '#contract/texts/sv/pages/verification.json' with { type: 'json' }
import svYearbook from '#contract/texts/sv/pages/yearbook.json' with { type: 'json' }
import svSearch from '#contract/texts/sv/search.json' with { type: 'json' }
import svSharing from '#contract/texts/sv/sharing.json' with { type: 'json' }
import svShell from '#contract/texts/sv/shell.json' with { type: 'json' }
import svInformation from '#contract/texts/sv/statements/information.json' with { type: 'json' }
import svStatements from '#contract/texts/sv/statements/statements.json' with { type: 'json' }

/** The titles that the browser gives to pages too, and what only those read who share or find them. */
const FI = {
  accounts: fiAccounts,
  common: fiCommon,
  breedingRegister: fiBreedingRegister,
  reviews: fiReviews,
  healthInquiry: fiHealthInquiry,
  calendar: fiCalendar,
  dogs: { ...fiDogs, ...fiDogPage },
  errors: { ...fiErrors, ...fiPageErrors },
  information: fiInformation,
  judges: fiJudges,
  verification: fiVerification,
  openData: fiOpenData,
  litters: fiLitters,
  mates: fiMates,
  notices: fiNotices,
  objections: fiObjections,
  ownEntries: fiOwnEntries,
  pedigree: fiPedigree,
  advancedSearch: fiAdvancedSearch,
  analyses: fiAnalyses,
  competitions: fiCompetitions,
  systemUpdates: fiSystemUpdates,
  yearbook: fiYearbook,
  population: fiPopulation,
  search: fiSearch,
  sharing: fiSharing,
  shell: fiShell,
  statements: fiStatements,
  trialPages: fiTrialPages,
}
export type PageTexts = typeof FI

const SV: PageTexts = {
  accounts: svAccounts,
  common: svCommon,
  breedingRegister: svBreedingRegister,
  reviews: svReviews,
  healthInquiry: svHealthInquiry,
  calendar: svCalendar,
  dogs: { ...svDogs, ...svDogPage },
  errors: { ...svErrors, ...svPageErrors },
  information: svInformation,
  judges: svJudges,
  verification: svVerification,
  openData: svOpenData,
  litters: svLitters,
  mates: svMates,
  notices: svNotices,
  objections: svObjections,
  ownEntries: svOwnEntries,
  pedigree: svPedigree,
  advancedSearch: svAdvancedSearch,
  analyses: svAnalyses,
  competitions: svCompetitions,
  systemUpdates: svSystemUpdates,
  yearbook: svYearbook,
  population: svPopulation,
  search: svSearch,
  sharing: svSharing,
  shell: svShell,
  statements: svStatements,
  trialPages: svTrialPages,
}

const EN: PageTexts = {
  accounts: enAccounts,
  common: enCommon,
  breedingRegister: enBreedingRegister,
  reviews: enReviews,
  healthInquiry: enHealthInquiry,
  calendar: enCalendar,
  dogs: { ...enDogs, ...enDogPage },
  errors: { ...enErrors, ...enPageErrors },
  information: enInformation,
  judges: enJudges,
  verification: enVerification,
  openData: enOpenData,
  litters: enLitters,
  mates: enMates,
  notices: enNotices,
  objections: enObjections,
  ownEntries: enOwnEntries,
  pedigree: enPedigree,
  advancedSearch: enAdvancedSearch,
  analyses: enAnalyses,
  competitions: enCompetitions,
  systemUpdates: enSystemUpdates,
  yearbook: enYearbook,
  population: enPopulation,
  search: enSearch,
  sharing: enSharing,
  shell: enShell,
  statements: enStatements,
  trialPages: enTrialPages,
}

export const PAGE_TEXTS = { fi: FI, sv: SV, en: EN } as const
