import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import AdsClick from '@mui/icons-material/AdsClick'
import Archive from '@mui/icons-material/ArchiveOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Balance from '@mui/icons-material/BalanceOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Checklist from '@mui/icons-material/ChecklistOutlined'
import ChildFriendly from '@mui/icons-material/ChildFriendlyOutlined'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import DownloadForOffline from '@mui/icons-material/DownloadForOfflineOutlined'
import EditCalendar from '@mui/icons-material/EditCalendarOutlined'
import EditNote from '@mui/icons-material/EditNoteOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import Euro from '@mui/icons-material/EuroOutlined'
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined'
import Functions from '@mui/icons-material/FunctionsOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Group from '@mui/icons-material/GroupOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import Login from '@mui/icons-material/Login'
import MailOutlined from '@mui/icons-material/MailOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import MilitaryTech from '@mui/icons-material/MilitaryTechOutlined'
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined'
import NewReleases from '@mui/icons-material/NewReleasesOutlined'
import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import PersonSearch from '@mui/icons-material/PersonSearchOutlined'
import Pets from '@mui/icons-material/PetsOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import Report from '@mui/icons-material/ReportOutlined'
import Rule from '@mui/icons-material/Rule'
import Search from '@mui/icons-material/Search'
import Security from '@mui/icons-material/SecurityOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import Sports from '@mui/icons-material/SportsOutlined'
import Straighten from '@mui/icons-material/StraightenOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Permission } from '#domain/accounts/permissions.ts'
import type { ClubModule } from '#domain/club/profiles.ts'
import { profileAddress, registerAddress, signinAddress } from '../../accounts/addresses.ts'
import { advancedSearchAddress } from '../../advancedSearch/addresses.ts'
import { advertisementsAddress } from '../../advertisements/addresses.ts'
import { showAnalysisAddress, trialAnalysisAddress } from '../../analyses/addresses.ts'
import { auditAddress, securityAddress } from '../../audit/addresses.ts'
import { averageRunsAddress } from '../../averages/addresses.ts'
import {
  breedingAwardsAddress,
  breedingRegisterAddress,
  maleListAddress,
  staffRegisterAddress,
} from '../../breedingRegister/addresses.ts'
import { breedingRulesAddress } from '../../breedingRules/addresses.ts'
import { staffBreedsAddress } from '../../breeds/addresses.ts'
import { calendarAddress, pastTrialsAddress } from '../../calendar/addresses.ts'
import { competitionsAddress, staffCompetitionsAddress } from '../../competitions/addresses.ts'
import { dataUpdatesAddress } from '../../dataUpdates/addresses.ts'
import { documentsAddress } from '../../documents/addresses.ts'
import { doublesAddress } from '../../doubles/addresses.ts'
import { staffExportsAddress } from '../../exports/addresses.ts'
import { healthCodesAddress } from '../../healthCodes/addresses.ts'
import { inquiriesAddress, inquiryAddress } from '../../healthInquiry/addresses.ts'
import { healthWatchAddress } from '../../healthWatch/addresses.ts'
import { homeAddress } from '../../home/addresses.ts'
import type { TextKey } from '../../i18n/textKeys.ts'
import { chooseDogAddress } from '../../identity/addresses.ts'
import { informationAddress, staffInformationAddress } from '../../information/addresses.ts'
import { litterAddress, noticesAddress } from '../../litters/addresses.ts'
import { matesAddress } from '../../litters/finder/addresses.ts'
import { ownNoticesAddress, staffNoticesAddress } from '../../litters/notices/addresses.ts'
import { mailsAddress } from '../../mails/addresses.ts'
import { moneyAddress } from '../../money/addresses.ts'
import { allObjectionsAddress } from '../../objections/addresses.ts'
import { clubsAddress, judgesAddress, staffJudgesAddress } from '../../officials/addresses.ts'
import { offlineAddress } from '../../offline/addresses.ts'
import { serviceStateAddress } from '../../operations/addresses.ts'
import { staffTrialsAddress } from '../../organising/addresses.ts'
import { paperAwardsAddress } from '../../paperAwards/addresses.ts'
import { phrasesAddress } from '../../phrases/addresses.ts'
import { productsAddress } from '../../products/addresses.ts'
import { reviewsAddress } from '../../reviews/addresses.ts'
import { staffReviewsAddress } from '../../reviews/staff/addresses.ts'
import { rulebooksAddress } from '../../rulebooks/addresses.ts'
import { searchAddress } from '../../search/addresses.ts'
import { showsAddress } from '../../shows/addresses.ts'
import { staffUpdatesAddress, updatesAddress } from '../../systemUpdates/addresses.ts'
import { titlesAddress } from '../../titles/addresses.ts'
import { unregisteredAddress } from '../../unregistered/addresses.ts'
import { personsAddress, usersAddress } from '../../users/addresses.ts'
import { yearbookAddress } from '../../yearbook/addresses.ts'

/** One line of the navigation drawer; it stands here from the day its screen works. */
export interface NavigationEntry {
  readonly to: LinkProps
  readonly text: TextKey
  readonly icon: ComponentType
  /** left out: of every club */
  readonly module?: ClubModule
}

/** An entry of the administration, for whoever has one of its permissions. */
export interface StaffEntry extends NavigationEntry {
  readonly permission: Permission | readonly Permission[]
}

/** Public entries in the order of docs/rules/screens.md#menu. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: homeAddress(), text: 'shell.nav.home', icon: Home },
  { to: searchAddress(), text: 'shell.nav.search', icon: Search },
  { to: advancedSearchAddress(), text: 'shell.nav.advancedSearch', icon: Checklist },
  { to: calendarAddress(), text: 'shell.nav.calendar', icon: CalendarMonth, module: 'kaer' },
  { to: pastTrialsAddress(), text: 'shell.nav.trials', icon: EmojiEvents, module: 'kaer' },
  { to: noticesAddress(), text: 'shell.nav.litters', icon: ChildFriendly },
  { to: litterAddress(), text: 'shell.nav.testMating', icon: AccountTree },
  { to: matesAddress(), text: 'shell.nav.mates', icon: Balance },
  { to: trialAnalysisAddress('kaer'), text: 'shell.nav.kaerAnalysis', icon: Insights, module: 'kaer' },
  { to: showAnalysisAddress(), text: 'shell.nav.showAnalysis', icon: Insights },
  { to: reviewsAddress(), text: 'shell.nav.reviews', icon: Straighten },
  { to: trialAnalysisAddress('features'), text: 'shell.nav.features', icon: Insights, module: 'kaer' },
  { to: trialAnalysisAddress('water'), text: 'shell.nav.waterFeatures', icon: Insights, module: 'kaer' },
  { to: breedingRegisterAddress({ state: 'active' }), text: 'shell.nav.breedingRegister', icon: Checklist },
  { to: breedingAwardsAddress(), text: 'shell.nav.breedingAwards', icon: EmojiEvents },
  { to: maleListAddress(), text: 'shell.nav.maleList', icon: Pets },
  { to: competitionsAddress(), text: 'shell.nav.competitions', icon: EmojiEvents },
  { to: yearbookAddress(), text: 'shell.nav.yearbook', icon: MenuBook },
  { to: inquiryAddress(), text: 'shell.nav.healthInquiry', icon: MonitorHeart },
  { to: informationAddress(), text: 'shell.nav.information', icon: InfoOutlined },
  { to: judgesAddress(), text: 'shell.nav.judges', icon: Sports, module: 'kaer' },
  { to: updatesAddress(), text: 'shell.nav.updates', icon: NewReleases },
]

/** Only for someone who is signed out. */
export const NAVIGATION_SIGNED_OUT: readonly NavigationEntry[] = [
  { to: signinAddress(), text: 'shell.nav.signin', icon: Login },
  { to: registerAddress(), text: 'shell.nav.register', icon: PersonAdd },
]

/** For any signed-in user; signing out follows it. */
export const NAVIGATION_SIGNED_IN: readonly NavigationEntry[] = [
  { to: profileAddress(), text: 'shell.nav.profile', icon: AccountCircle },
  { to: ownNoticesAddress(), text: 'shell.nav.ownNotices', icon: Campaign },
]

/** Entries of the administration that belong together. */
export interface NavigationGroup<Entry extends NavigationEntry = NavigationEntry> {
  readonly title: TextKey
  readonly entries: readonly Entry[]
}

/** Under the heading of the administration: an entry for each area in which a role has a verb (docs/rules/accounts.md#menu-of-the-administration). */
export const NAVIGATION_ADMINISTRATION: readonly NavigationGroup<StaffEntry>[] = [
  {
    title: 'shell.nav.groups.trials',
    entries: [
      {
        to: staffTrialsAddress(),
        text: 'shell.nav.staffTrials',
        icon: EditCalendar,
        permission: 'trials.read',
        module: 'kaer',
      },
      {
        to: offlineAddress(),
        text: 'shell.nav.offline',
        icon: DownloadForOffline,
        permission: ['results.save', 'practice.save', 'reviews.edit'],
        module: 'kaer',
      },
      { to: moneyAddress(), text: 'shell.nav.money', icon: Euro, permission: 'money.decide', module: 'kaer' },
      {
        to: allObjectionsAddress({ state: 'open' }),
        text: 'shell.nav.objections',
        icon: Report,
        permission: 'objections.read',
        module: 'kaer',
      },
      {
        to: unregisteredAddress({ state: 'open' }),
        text: 'shell.nav.unregisteredDogs',
        icon: Pets,
        permission: 'dogs.edit',
        module: 'kaer',
      },
      {
        to: paperAwardsAddress({ state: 'open' }),
        text: 'shell.nav.paperAwards',
        icon: ReceiptLong,
        permission: 'dogs.edit',
        module: 'kaer',
      },
      {
        to: staffJudgesAddress(),
        text: 'shell.nav.staffJudges',
        icon: Badge,
        permission: 'judges.edit',
        module: 'kaer',
      },
      { to: clubsAddress(), text: 'shell.nav.clubs', icon: Groups, permission: 'clubs.edit', module: 'kaer' },
      {
        to: rulebooksAddress(),
        text: 'shell.nav.rulebooks',
        icon: Gavel,
        permission: 'rulebook.edit',
        module: 'kaer',
      },
      {
        to: phrasesAddress(),
        text: 'shell.nav.phrases',
        icon: FormatQuote,
        permission: 'phrases.edit',
        module: 'kaer',
      },
      {
        to: averageRunsAddress(),
        text: 'shell.nav.averageRuns',
        icon: Functions,
        permission: 'rulebook.edit',
        module: 'kaer',
      },
      {
        to: productsAddress(),
        text: 'shell.nav.products',
        icon: Sell,
        permission: 'products.edit',
        module: 'kaer',
      },
      {
        to: staffCompetitionsAddress(),
        text: 'shell.nav.competitionRules',
        icon: EmojiEvents,
        permission: 'competitions.edit',
      },
    ],
  },
  {
    title: 'shell.nav.groups.dogs',
    entries: [
      {
        to: chooseDogAddress('perustiedot'),
        text: 'shell.nav.dogs',
        icon: EditNote,
        permission: 'dogs.edit',
      },
      { to: doublesAddress(), text: 'shell.nav.doubles', icon: ContentCopy, permission: 'dogs.edit' },
      { to: staffBreedsAddress(), text: 'shell.nav.breeds', icon: Pets, permission: 'breeds.edit' },
      {
        to: showsAddress(),
        text: 'shell.nav.wholeShows',
        icon: WorkspacePremium,
        permission: 'shows.edit',
      },
      {
        to: chooseDogAddress('nayttelyt'),
        text: 'shell.nav.shows',
        icon: WorkspacePremium,
        permission: 'shows.edit',
      },
      {
        to: titlesAddress(),
        text: 'shell.nav.titles',
        icon: MilitaryTech,
        permission: 'shows.edit',
      },
    ],
  },
  {
    title: 'shell.nav.groups.breeding',
    entries: [
      {
        to: staffRegisterAddress(),
        text: 'shell.nav.registerAdmin',
        icon: Checklist,
        permission: 'register.read',
      },
      {
        to: staffNoticesAddress(),
        text: 'shell.nav.litterNotices',
        icon: Campaign,
        permission: 'litters.read',
      },
      {
        to: staffReviewsAddress(),
        text: 'shell.nav.reviewAdmin',
        icon: Straighten,
        permission: 'reviews.edit',
      },
      {
        to: breedingRulesAddress(),
        text: 'shell.nav.breedingRules',
        icon: Rule,
        permission: 'breedingRules.edit',
      },
      {
        to: inquiriesAddress(),
        text: 'shell.nav.healthInquiries',
        icon: MonitorHeart,
        permission: 'health.decide',
      },
      {
        to: healthWatchAddress(),
        text: 'shell.nav.healthWatch',
        icon: MonitorHeart,
        permission: 'health.decide',
      },
      {
        to: healthCodesAddress(),
        text: 'shell.nav.healthCodes',
        icon: MonitorHeart,
        permission: 'health.decide',
      },
    ],
  },
  {
    title: 'shell.nav.groups.pages',
    entries: [
      {
        to: documentsAddress(),
        text: 'shell.nav.documents',
        icon: Description,
        permission: 'documents.upload',
      },
      {
        to: staffInformationAddress(),
        text: 'shell.nav.informationAdmin',
        icon: InfoOutlined,
        permission: 'content.edit',
      },
      {
        to: staffUpdatesAddress(),
        text: 'shell.nav.updateAdmin',
        icon: NewReleases,
        permission: 'content.edit',
      },
      {
        to: advertisementsAddress(),
        text: 'shell.nav.advertisements',
        icon: AdsClick,
        permission: 'content.edit',
      },
    ],
  },
  {
    title: 'shell.nav.groups.service',
    entries: [
      { to: usersAddress(), text: 'shell.nav.users', icon: Group, permission: 'users.manage' },
      { to: personsAddress(), text: 'shell.nav.persons', icon: PersonSearch, permission: 'users.manage' },
      { to: mailsAddress(), text: 'shell.nav.mails', icon: MailOutlined, permission: 'mail.manage' },
      {
        to: dataUpdatesAddress(),
        text: 'shell.nav.dataUpdates',
        icon: UploadFile,
        permission: 'import.run',
      },
      {
        to: staffExportsAddress(),
        text: 'shell.nav.exports',
        icon: Archive,
        permission: 'exports.manage',
      },
      { to: auditAddress(), text: 'shell.nav.audit', icon: History, permission: 'audit.read' },
      { to: securityAddress(), text: 'shell.nav.security', icon: Security, permission: 'audit.read' },
      {
        to: serviceStateAddress(),
        text: 'shell.nav.serviceState',
        icon: MonitorHeart,
        permission: 'audit.read',
      },
    ],
  },
]
