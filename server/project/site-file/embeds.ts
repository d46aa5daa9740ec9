/** The section `embeds` of `site.yaml`: hosts whose content pages may show in frames. */
import * as v from 'valibot'
import { mustBe } from '../expectations.ts'
import { orEmpty, section } from '../schema.ts'
import { host } from './consent/hosts.ts'

export const embedsSection = section({
  hosts: v.optional(orEmpty(() => [], v.array(host, mustBe('a list of hosts, such as [maps.example]')))),
})
