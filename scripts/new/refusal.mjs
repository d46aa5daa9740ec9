/** The error for a command that writes nothing; its message is the reason, in one line. */
export class Refusal extends Error {}
