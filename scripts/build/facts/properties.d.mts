/** Types of `properties.mjs`. */
import type { ComponentFacts } from '../../../src/showcase/showcase.ts'

export function propertiesOf(folder: string): ComponentFacts['components']
