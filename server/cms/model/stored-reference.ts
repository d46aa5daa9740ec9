/**
 * Splits a reference in content: `main::img/a.jpg` into container and path, `topics::wind` into taxonomy and
 * slug. The container or taxonomy is undefined when it is left out.
 */
export function splitReference(stored: string): readonly [scope: string | undefined, name: string] {
  const at = stored.indexOf('::')
  return at < 0 ? [undefined, stored] : [stored.slice(0, at) || undefined, stored.slice(at + 2)]
}
