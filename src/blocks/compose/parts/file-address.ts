/** Recognizes addresses of files by their extension. */

const pictureFile = /^(?:https?:\/\/|\/)[^?#\s]*\.(?:apng|avif|gif|jpe?g|png|svg|webp)(?:$|[?#])/i
const otherFile =
  /^(?:https?:\/\/|\/)[^?#\s]*\.(?:pdf|docx?|xlsx?|pptx?|zip|csv|odt|ods|vcf|ics|epub)(?:$|[?#])/i

/** Whether a text is the address of a picture. */
export const isPictureAddress = (text: string): boolean => pictureFile.test(text)

/** Whether a text is the address of a document or archive. */
export const isFileAddress = (text: string): boolean => otherFile.test(text)
