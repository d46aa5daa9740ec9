/** Why nothing was written, in one line. */
export class Refusal extends Error {}
