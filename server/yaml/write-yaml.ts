import { stringify } from 'yaml'

/** Writes values as a YAML document. */
export const writeYaml = (values: object): string => stringify(values)
