/** Types of `properties.mjs`. */
import type { ComponentFacts } from '../../../src/examples/showcase.ts'

export function propertiesOf(folder: string): ComponentFacts['components']
