/** Plain values that the browser's first load needs; what only some of its pages need stands in `constants.ts`. */

/** The version that the footer names. Source: docs/rules/screens.md#sizes-and-times. */
export const APP_VERSION = '2.0'
/** The six routes that carry the banner carousel. Source: docs/rules/screens.md#banners. */
export const BANNER_ROUTES = ['etusivu', 'haku', 'kokeet', 'koekalenteri', 'pentueet', 'pentue'] as const
/** Milliseconds between two banners. Source: docs/rules/screens.md#sizes-and-times. */
export const BANNER_INTERVAL = 5000
/** Size of a banner image in pixels. Source: docs/rules/screens.md#banners. */
export const BANNER_WIDTH = 435
export const BANNER_HEIGHT = 150
/** Milliseconds after which a toast closes by itself. Source: docs/rules/screens.md#sizes-and-times. */
export const TOAST_TIMEOUT = 4000
/** The same of one that offers something to do. */
export const OFFER_TIMEOUT = 10_000
export const DOG_SORTS = ['relevance', 'name', 'regnr', 'birthDate', 'inbreeding'] as const
export const PEDIGREE_GENERATIONS = [3, 4, 5, 6] as const
/** Generations that inbreeding is told over. Source: docs/rules/genetics.md#six-generations. */
export const INBREEDING_GENERATIONS = 6
/** Places of a pedigree over that many generations: 2 + 4 + … + 64. */
export const POSSIBLE_ANCESTORS = 2 ** (INBREEDING_GENERATIONS + 1) - 2
export const LITTER_GENERATIONS = [3, 4, 5, 6, 7, 8, 9, 10] as const
/** Among whom a mate is looked for. */
export const MATE_CHOICES = ['listed', 'breed'] as const
export const TRIAL_SORTS = ['date', 'place', 'dogs'] as const
/** What the staff's list of trials may be sorted by; of itself it has an order that is none of these. */
export const STAFF_TRIAL_SORTS = [
  'date',
  'place',
  'state',
  'dogs',
  'registrationEnd',
  'club',
  'headJudge',
] as const
export const REVIEW_LIST_SORTS = ['clock', 'date', 'dog', 'class', 'height', 'length'] as const
export const REVIEW_PERIODS = [1, 2, 5, 10] as const
/** What the staff's list of reviews is ordered by. */
export const REVIEW_SORTS = ['date', 'dog', 'class', 'height', 'length'] as const
/** `recorded`: an event whose reviews were written without a day. */
export const REVIEW_DAY_STATES = ['draft', 'published', 'recorded'] as const
export const ANALYSIS_SORTS = ['group', 'dogs', 'results', 'mean', 'resultMean'] as const
export const ANALYSIS_DOG_SORTS = ['dog', 'results', 'mean'] as const
