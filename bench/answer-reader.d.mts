/** Types of `answer-reader.mjs`. */
export function createAnswerReader(onAnswer: (status: number, bytes: number) => void): (chunk: Buffer) => void
