import { searchByFeatures } from '#contract/advancedSearch.ts'
import { registerSearch } from '#contract/breedingRegister.ts'
import { ATTACHMENT_MAX_BYTES, PICTURE_MAX_BYTES } from '#contract/constants.ts'
import {
  BANNER_HEIGHT,
  BANNER_INTERVAL,
  BANNER_ROUTES,
  BANNER_WIDTH,
  INBREEDING_GENERATIONS,
  TOAST_TIMEOUT,
} from '#contract/firstConstants.ts'
import { reviewListQuery } from '#contract/reviews.ts'
import { PASSWORD_MIN_LENGTH } from '#domain/accounts/password.ts'
import { POINTING_BREEDS, SHEPHERD_BREEDS } from '#domain/club/profiles.ts'
import { seasonOf } from '#domain/dates.ts'
import { NEW_RESULT_HOURS, SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import { HEALTH_MARK_AGE } from '#domain/health/inquiry.ts'
import { REGNR_MIN_LENGTH } from '#domain/regnr.ts'
import { SHOW_GRADES } from '#domain/shows/grades.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import { FIRST_RULEBOOKS } from '#domain/trials/firstRulebooks.ts'
import { SEARCH_BUTTON_HEIGHTS } from '#web/search/DogSearchBox.tsx'
import { NAVIGATION_SWIPE_EDGE, NAVIGATION_WIDTH } from '#web/shell/drawers/NavigationDrawer.tsx'
import { RIGHT_DRAWER_WIDTH } from '#web/shell/drawers/RightDrawer.tsx'
import { DESKTOP_VIEWPORT } from '#web/shell/SiteWidthToggle.tsx'
import { TOOLTIP_MAX_WIDTH } from '#web/ui/theme/scales.ts'
import packageJson from '../../../package.json' with { type: 'json' }

interface SpecifiedConstant {
  readonly name: string
  readonly expected: unknown
  readonly actual: unknown
}

const scaleOf = (code: string): readonly number[] | undefined =>
  [...HUNT_FEATURES, ...WATER_FEATURES].find((feature) => feature.code === code)?.values

const NEW_AVERAGES_SINCE = seasonOf(
  FIRST_RULEBOOKS.find(({ averageMethod }) => averageMethod === 'dogs')!.validFrom,
)

const { condition, page } = searchByFeatures.body.parse({})
const defaultsOfSearch = { condition, page }

/** The constants of docs/rules/screens.md#sizes-and-times and others, one by one. */
export const SPECIFIED_CONSTANTS: readonly SpecifiedConstant[] = [
  { name: 'search minimum', expected: 3, actual: SEARCH_MIN_LENGTH },
  { name: 'registration number minimum', expected: 4, actual: REGNR_MIN_LENGTH },
  { name: 'new result marker, hours', expected: 24, actual: NEW_RESULT_HOURS },
  { name: 'inbreeding generations', expected: 6, actual: INBREEDING_GENERATIONS },
  { name: 'breed codes of the club', expected: 38, actual: POINTING_BREEDS.length },
  {
    name: 'breed codes of the other reading',
    expected: ['166'],
    actual: SHEPHERD_BREEDS.map(({ code }) => code),
  },
  { name: 'search speed', expected: [0, 1, 2, 3, 4, 5], actual: scaleOf('speed') },
  { name: 'search technique', expected: [0, 1, 2, 3, 4, 5], actual: scaleOf('method') },
  { name: 'nose', expected: [0, 1, 2, 3, 4, 5], actual: scaleOf('scenting') },
  { name: 'report release', expected: [0, 1, 2], actual: scaleOf('reporting') },
  { name: 'point sensitivity', expected: [0, 1, 2, 3, 4, 5], actual: scaleOf('point') },
  { name: 'water willingness', expected: [0, 1, 2, 3, 4, 5], actual: scaleOf('vh') },
  { name: 'locating', expected: [0, 1, 2, 3], actual: scaleOf('pk') },
  { name: 'tracking method', expected: [1, 3], actual: scaleOf('jt') },
  { name: 'delivery', expected: [0, 3, 5], actual: scaleOf('l') },
  { name: 'show awards', expected: ['ERI', 'EH', 'H', 'T', 'HYL', 'EVA'], actual: SHOW_GRADES },
  {
    name: 'banner routes',
    expected: ['etusivu', 'haku', 'kokeet', 'koekalenteri', 'pentueet', 'pentue'],
    actual: BANNER_ROUTES,
  },
  { name: 'banner interval, ms', expected: 5000, actual: BANNER_INTERVAL },
  { name: 'banner size', expected: [435, 150], actual: [BANNER_WIDTH, BANNER_HEIGHT] },
  { name: 'toast time-out, ms', expected: 4000, actual: TOAST_TIMEOUT },
  { name: 'search button heights', expected: { home: 56, page: 48, bar: 48 }, actual: SEARCH_BUTTON_HEIGHTS },
  { name: 'tooltip width', expected: 250, actual: TOOLTIP_MAX_WIDTH },
  { name: 'drawer widths', expected: [350, 1000], actual: [NAVIGATION_WIDTH, RIGHT_DRAWER_WIDTH] },
  { name: 'drawer swipe edge', expected: 25, actual: NAVIGATION_SWIPE_EDGE },
  { name: 'desktop viewport of a phone', expected: 'width=1024, maximum-scale=2', actual: DESKTOP_VIEWPORT },
  { name: 'version', expected: '2.0', actual: packageJson.version.split('.').slice(0, 2).join('.') },
  { name: 'password minimum', expected: 8, actual: PASSWORD_MIN_LENGTH },
  { name: 'picture limit', expected: 1_048_576, actual: PICTURE_MAX_BYTES },
  { name: 'attachment limit', expected: 1_048_576, actual: ATTACHMENT_MAX_BYTES },
  { name: 'health mark minimum age, years', expected: 2, actual: HEALTH_MARK_AGE },
  { name: 'season of the new breed averages', expected: 2021, actual: NEW_AVERAGES_SINCE },
  {
    name: 'breeding register search defaults',
    expected: { gender: 0, page: 1 },
    actual: registerSearch.parse({}),
  },
  {
    name: 'advanced search defaults',
    expected: { condition: 2, page: 1 },
    actual: defaultsOfSearch,
  },
  {
    name: 'breeding check sort',
    expected: { sort: 'clock', direction: 'asc', page: 1 },
    actual: reviewListQuery.parse({}),
  },
]
