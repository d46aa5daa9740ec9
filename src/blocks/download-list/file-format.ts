import type { FileLink } from '../../content/types.ts'

/** Returns the extension of a file, from its name or its address: `pdf` for `/files/report.pdf?v=2`. */
export const formatOf = ({ name, url }: FileLink): string | undefined =>
  /\.([a-z0-9]{2,5})$/i.exec(name)?.[1] ?? /\.([a-z0-9]{2,5})(?:$|[?#])/i.exec(url)?.[1]
