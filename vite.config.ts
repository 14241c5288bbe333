import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './tools/build/precompress.ts'
import { serviceWorker } from './tools/build/serviceWorker.ts'
import { shellTexts } from './tools/build/shellTexts.ts'
import { withoutUnused } from './tools/build/withoutUnused.ts'

/** What every page needs at once, as far as the first load has it at all: one file instead of twenty small ones. */
const BASE = [
  /node_modules\/(react|react-dom|scheduler|react-is|react-transition-group|clsx|stylis)\//,
  /node_modules\/@emotion\//,
  /node_modules\/@mui\/(system|utils|styled-engine|private-theming)\//,
  /node_modules\/@mui\/material\/(styles|utils|transitions|zero-styled|use\w*Ripple|ButtonGroup)\//,
  /node_modules\/@mui\/material\/(Box|Button|ButtonBase|GlobalStyles)\//,
  /node_modules\/@mui\/material\/(IconButton|Link|Portal|SvgIcon|Typography)\//,
  /node_modules\/@tanstack\/(history|router-core|react-router|query-core|react-query)\//,
]

/** What of the libraries only some pages use. */
const OF_FEW =
  /\/(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$|\/useRovingTabIndex\//

/**
 * Few files instead of many small ones, each asked for in turn. What stands first wins; a group takes along what it
 * imports. `minShareCount` leaves with a page what no other page has.
 */
const GROUPS = [
  {
    name: 'base',
    tags: ['$initial' as const],
    test: (id: string) => BASE.some((part) => part.test(id)) && !OF_FEW.test(id),
  },
  // Without main.tsx, and the page that names it: it waits for the texts, and nobody may have to wait for it.
  {
    name: 'shell',
    tags: ['$initial' as const],
    test: (id: string) => !/\/(main\.tsx|index\.html)$/.test(id),
  },
  // What the front page shows, and nothing that only other pages do.
  { name: 'visited-home', test: /src\/web\/home\/(?!PedigreeMotif|addresses|news\/MoreNews)/ },
  // Before the group of trials, which would take along what the home page tells of them, and come with it.
  { name: 'phases', test: /src\/domain\/(plainText|trials\/(states|entryPhase))/ },
  // What pages and the routes that come later name of each other: one file instead of sixty.
  { name: 'addresses', test: /src\/web\/.+\/addresses\.ts$/ },
  {
    name: 'trials',
    test: /src\/domain\/(club|trials)\//,
    minShareCount: 4,
  },
  {
    name: 'parts',
    test: /src\/(domain\/(?!accounts|entries|payments|imports|lightText|resultFields)|web\/(i18n\/useNames|ui\/(layout\/(Fact|Section|visuallyHidden)|loading\/(Empty|Error)|marks\/StateMark|values\/([Dd]ate|days|numbers))))/,
    minShareCount: 4,
  },
  // Without the chips that the home page has no use for.
  { name: 'dogs', test: /src\/web\/dogs\/(?!chips)/, minShareCount: 4 },
  // The home page's banners have them, too.
  { name: 'chevrons', test: /icons-material\/Chevron/ },
  // Before that of pedigrees, which would take it along to every page with a table.
  { name: 'table', test: /src\/web\/ui\/table\//, minShareCount: 4 },
  { name: 'pedigree', test: /src\/web\/pedigree\//, minShareCount: 2 },
  // Each file is named in the first load for every page that needs it.
  { name: 'calls', test: /src\/contract\/endpoints\//, minShareCount: 2 },
  { name: 'filters', test: /src\/web\/ui\/filters\//, minShareCount: 3 },
  {
    name: 'checks',
    test: /node_modules\/@mui\/material\/(Checkbox|Radio|RadioGroup|FormControlLabel|internal)\//,
    minShareCount: 2,
  },
  {
    name: 'popups',
    test: /node_modules\/@mui\/material\/(Popover|Popper|Menu|MenuList|Grow)\//,
    minShareCount: 2,
  },
  {
    name: 'fields',
    test: /node_modules\/@mui\/material\/(InputBase|OutlinedInput|FormControl|InputAdornment)\//,
  },
]

/**
 * The first load names every file that a page waits for, so that they are asked for at once. It does so for the pages
 * visitors come to and for the languages; a page of the staff asks for its own files in turn, or the names of hundreds
 * of files would fill the first load.
 */
const ASKED_AT_ONCE = /^assets\/(visited|fi|sv|en)-/
const VISITED =
  /\/src\/web\/(home|dogPage|search|calendar\/\w+|litters|litters\/notices|pedigree|breedingRegister|reviews|statements)\/\w*Page\.tsx$|\/officials\/judges\/JudgesPage\.tsx$/
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  return facadeModuleId && VISITED.test(facadeModuleId)
    ? 'assets/visited-[name]-[hash].js'
    : 'assets/[name]-[hash].js'
}

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  // The router's copy of what React has had since version 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [react(), withoutUnused(), shellTexts(), serviceWorker(), precompress()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html' || ASKED_AT_ONCE.test(file) ? dependencies : [],
    },
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // The style library imports them for a function that nobody calls.
      treeshake: {
        moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
      output: {
        chunkFileNames,
        codeSplitting: {
          groups: GROUPS,
        },
      },
    },
  },
  server: { proxy: { '/api/': server, '/images/': server, '/tiedostot/': server } },
})
