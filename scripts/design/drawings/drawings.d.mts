/** Types of `drawings.mjs`. */
export function drawings(): readonly { readonly name: string; readonly svg: string; readonly meta: string }[]
