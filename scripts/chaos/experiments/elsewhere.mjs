/** What other programs of the project show. */
export const experiments = [
  {
    id: 'Z43',
    title: 'The container: 256 MB, read-only, not root, no capabilities',
    elsewhere:
      '`scripts/checks/container.sh` builds it, runs it so, and checks what it answers, its memory and its end',
  },
  {
    id: 'Z44',
    title: 'Rules of the HTTP Observatory and of csp_evaluator',
    elsewhere:
      '`npx vitest run tests/server/http/security-headers` holds the headers of each kind of answer. wapiti and testssl were not run: they need a network, and TLS ends in front of the site',
  },
  {
    id: 'Z45',
    title: 'Lighthouse on the home page, the sitemap, the design system and content',
    elsewhere:
      'Not run here: Lighthouse 12 was installed, and gave up after three minutes for each page on a machine that was busy (load 22). axe finds nothing on any route (`npx playwright test accessibility`), and sizes and times of a phone are bounded by `npm run bench`',
  },
  {
    id: 'Z46',
    title: 'A chunk is missing after a deploy, or the build is another',
    elsewhere:
      '`npx playwright test deploy`: one reload at most, no loop (`tests/browser/deploy*.spec.ts`); `tests/container/rolling.test.ts`',
  },
].map((each) => ({ ...each, seconds: 0 }))
