/** What other programs of the project show. */
export const experiments = [
  {
    id: 'Z43',
    title: 'The container: 256 MB, read-only, not root, no capabilities',
    elsewhere:
      '`scripts/checks/container.sh` builds it, runs it so, and checks what it answers, its memory and its end',
  },
  {
    id: 'Z46',
    title: 'A chunk is missing after a deploy, or the build is another',
    elsewhere:
      '`npx playwright test deploy`: one reload at most, no loop (`tests/browser/deploy*.spec.ts`); `tests/container/rolling.test.ts`',
  },
].map((each) => ({ ...each, seconds: 0 }))
