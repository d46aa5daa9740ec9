import type { ComponentFacts } from '../../src/components/showcase.ts'

export function propertiesOf(folder: string): ComponentFacts['components']
