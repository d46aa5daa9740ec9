import { answerAge, answerPattern, plainVersions } from '../../src/shared/visitor/consent-answer.ts'

/** Pattern of a valid answer to the question of consent, as part of a script. */
const pattern = answerPattern(`\${s.ask||${plainVersions}}`)
/** A whole number of days in milliseconds, in few characters. */
const short = (milliseconds: number): string => `${milliseconds / 100_000}e5`

/**
 * The inline script of every page. It copies the visitor's choices from cookies to attributes of <html>
 * before the first paint, so that pages from shared caches look right as well. It reads the cookies as the
 * server does: the first of a name counts, and an outdated answer to the question of consent is ignored, as is
 * one to another version than the attribute `data-ask` names. Then it makes small screens
 * preload the font, unless the browser expects more than 100 ms for a round trip: then the font would arrive
 * too late for the first paint, and delay it. The content security policy allows the script by its hash.
 */
export const preferencesScript = [
  '{let d=document,s=d.documentElement.dataset,c={},a;',
  'd.cookie.replace(/(?:^|; )(theme|consent)=([^;]*)/g,(_,n,v)=>c[n]??=v);',
  'if(/^(light|dark)$/.test(c.theme))s.theme??=c.theme;',
  `a=c.consent?.match(\`${pattern.replaceAll('\\', '\\\\')}\`);c=new Date-new Date(a?.[4]);`,
  `if(c>=${short(answerAge.from)}&&c<${short(answerAge.below)})s.consent??=a[1];`,
  "navigator.connection?.rtt>100||d.querySelector('link')?.removeAttribute('media')}",
].join('')
