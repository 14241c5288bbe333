import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './tools/build/precompress.ts'
import { shellTexts } from './tools/build/shellTexts.ts'

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
  },
  // With the slash at the end: the browser part has a file api.ts of its own.
  server: { proxy: { '/api/': server, '/images/': server } },
})
