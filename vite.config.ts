import { cp, rm } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import type { EnvironmentOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { builtIns } from './scripts/build/built-ins.mjs'
import { clientChunks } from './scripts/build/client-chunks.mjs'
import { addExtensionStyles } from './scripts/build/extension-styles.mjs'
import { componentFacts } from './scripts/build/facts/vite-plugin.mjs'
import { moduleList } from './scripts/build/module-list.mjs'
import { nativePackages } from './scripts/build/native-packages.mjs'
import { packageList } from './scripts/build/package-list.mjs'
import { plainCode } from './scripts/build/plain-code.mjs'
import { serverChunks } from './scripts/build/server-chunks.mjs'
import { artwork } from './scripts/design/art/vite-plugin.mjs'
import { prebuildParseCache } from './server/cms/flat-files/parse-cache/prebuild.ts'
import { prebuildPictureFacts } from './server/pictures/prebuild.ts'

/** The thread that parses large files: a bundle of its own, so that it loads nothing else of the server. */
const parserThread: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/parser',
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: { input: { worker: 'server/cms/flat-files/parse-thread/worker.ts' } },
  },
}

const tests = ['{tests,src,extensions}/**/*.test.{ts,tsx}']
const browserCode = [
  'tests/src/client/**/*.test.{ts,tsx}',
  'tests/src/components/preferences.test.ts',
  'tests/src/i18n/translate.test.ts',
  'tests/src/shared/video-consent.test.ts',
]

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    react(),
    componentFacts(),
    artwork(),
    moduleList(),
    packageList(),
    builtIns(),
    plainCode(),
    addExtensionStyles(),
  ],
  build: {
    assetsDir: '_build',
    assetsInlineLimit: 0,
    // `light-dark()` has to reach the browser: written out at the root it could not follow a dark surface.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
  },
  optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
  builder: {
    // A plain `vite build` makes both sides, and puts the embedded content beside them.
    async buildApp(builder) {
      for (const name of ['client', 'ssr', 'parser']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
      await rm('dist/embedded', { recursive: true, force: true })
      await cp('server/cms/embedded', 'dist/embedded', { recursive: true })
      await prebuildParseCache('dist/embedded')
      await prebuildPictureFacts('dist/embedded', 'server/pictures/worker/worker.mjs')
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        cssCodeSplit: true,
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/styles/first-screen.css', 'src/styles/below.css'],
          // A text of the error catalogue goes where it is said: only the first script's own are in that.
          optimization: { inlineConst: true },
          output: { codeSplitting: { groups: clientChunks(import.meta.dirname) } },
        },
      },
    },
    ...(command === 'build' && { parser: parserThread }),
    ssr: {
      // The bundle runs without node_modules, and never with React's slow development build.
      resolve: command === 'build' ? { noExternal: true, external: nativePackages } : {},
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: true,
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        // No minifying: names and lines tell where an error in the log comes from.
        rolldownOptions: {
          input: { main: 'server/main.ts' },
          output: { comments: false, codeSplitting: { groups: serverChunks(import.meta.dirname) } },
          // What every site needs is one file, the home page too: another import of it moves nothing.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    // A busy machine may take its time: the first page of a kind compiles its modules.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As `eventually` waits (tests/support/eventually.ts).
    expect: { poll: { timeout: 54_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // One process for many files: most of the time went into loading the same modules for each of them.
        // They cannot meet in modules, which keep nothing (tests/support/module-state.ts).
        test: { name: 'server', include: tests, exclude: browserCode, isolate: false },
      },
      {
        extends: true,
        // Stands in for the browser's own objects, which work of an earlier file would meet.
        test: { name: 'browser', include: browserCode, isolate: true },
      },
    ],
  },
}))
