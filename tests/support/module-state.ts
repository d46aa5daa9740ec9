/** Finds modules that keep state. */

const makers = [
  /^(?:export )?(?:let|var) /m,
  /^(?:export )?const [^=\n]+ = (?:createBoundedCache|memoizeHeader)\b/m,
  // Whoever imports it can change it: the type has to forbid that.
  /^export const \w+ = new (?:Map|Set|WeakMap|WeakSet)\b/m,
]

const call = String.raw`\s*\.(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill)\(`
const part = String.raw`(?:\.\w+|\[[^\]\n]*\])+`
const assignment = String.raw`${part}(?: (?:[-+*/|&]|\?\?|\|\|)?= |\+\+|--)`

/** Whether a text writes into what a name stands for. */
const writes = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`(?<![\w.$])${name}(?:${call}|${assignment})|(?:Object\.assign\(|delete |(?<![\w-])(?:\+\+|--))${name}\b`,
  ).test(text)

/**
 * Whether a module keeps what its functions write, by its text. A table that loops of its own fill while it
 * is loaded is none, and the memos of `src/shared/memo.ts` are allowed.
 */
export function keepsState(module: string): boolean {
  const text = module.replace(/^for .*/gm, '')
  const names = [...text.matchAll(/^(?:export )?const (\w+)/gm)]
  return makers.some((maker) => maker.test(text)) || names.some(([, name = '']) => writes(text, name))
}
