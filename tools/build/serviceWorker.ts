import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** The page that stands for every page without network (src/web/along). */
const SHELL_PAGE = '/hallinta/mukana'
const NO_PAGES = /^\/(api|assets|images|tiedostot)(\/|$)/

/** Pages that open without network, each with the parts that it loads later, and what every page needs. */
const OFFLINE =
  /\/src\/web\/(along|offline|judging|sheets|i18n|shell|ui|accounts\/(signIn|questions|UnsentDialog|PasswordDialog)|reviews\/staff\/day|otherRoutes)/
/** Long texts of the club, and letters that neither of the three languages has. */
const NOT_KEPT = /\.statements-|-(cyrillic|greek|vietnamese)/

type Bundle = Rolldown.OutputBundle

/**
 * Writes `sw.js`: the service worker (src/worker), with the files of the pages that open without network. Their list follows from the
 * built modules, so that no page can be forgotten.
 */
export function serviceWorker(): Plugin {
  let root = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const files = offlineFiles(bundle).map((name) => ({ url: `/${name}`, revision: null }))
      const revision = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
      const kept = [...files, { url: SHELL_PAGE, revision }, { url: '/favicon.svg', revision }]
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerCode(root, kept) })
    },
  }
}

function offlineFiles(bundle: Bundle): string[] {
  const found = new Set<string>()
  const take = (name: string) => {
    const file = bundle[name]
    if (!file || found.has(name)) return
    found.add(name)
    if (file.type !== 'chunk') return
    for (const needed of file.imports) take(needed)
    for (const later of file.dynamicImports) if (isOffline(bundle[later])) take(later)
  }
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' ? file.isEntry || isOffline(file) : /\.(css|woff2)$/.test(file.fileName))
      take(file.fileName)
  }
  return [...found].filter((name) => !NOT_KEPT.test(name)).sort()
}

const isOffline = (file: Bundle[string] | undefined): boolean =>
  file?.type === 'chunk' && file.facadeModuleId !== null && OFFLINE.test(file.facadeModuleId)

async function workerCode(root: string, kept: readonly object[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      KEPT_FILES: JSON.stringify(kept),
      SHELL_PAGE: JSON.stringify(SHELL_PAGE),
      NO_PAGES: String(NO_PAGES),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, '../worker/worker.ts'), formats: ['iife'], name: 'worker' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('the service worker was not built')
  return output.output[0].code
}
