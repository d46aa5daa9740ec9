/** Types of `pieces.mjs`. */
export const pieces: readonly ({ readonly name: string } & Readonly<
  Record<string, string | number | boolean>
>)[]
