import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './tools/build/precompress.ts'
import { shellTexts } from './tools/build/shellTexts.ts'

/** What every page needs at once: one file instead of twenty small ones. */
const BASE = [
  /node_modules\/(react|react-dom|scheduler|react-is|react-transition-group|clsx|stylis|i18next|react-i18next)\//,
  /node_modules\/@emotion\//,
  /node_modules\/@mui\/(system|utils|styled-engine|private-theming)\//,
  /node_modules\/@mui\/material\/(styles|utils|transitions|zero-styled|use\w*Ripple|ButtonGroup)\//,
  /node_modules\/@mui\/material\/(Box|Button|ButtonBase|CircularProgress|Container|CssBaseline|GlobalStyles)\//,
  /node_modules\/@mui\/material\/(IconButton|Link|Portal|Skeleton|SvgIcon|Typography)\//,
  /node_modules\/@tanstack\/(history|router-core|react-router|query-core|react-query)\//,
]

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), shellTexts(), precompress()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: (id: string) => BASE.some((part) => part.test(id)) }],
        },
      },
    },
  },
  // With the slash at the end: the browser part has a file api.ts of its own.
  server: { proxy: { '/api/': server, '/images/': server } },
})
