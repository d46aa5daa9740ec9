/** The error with which `npm run new` refuses a command and writes nothing; its message is shown as it is. */
export class Refusal extends Error {}
