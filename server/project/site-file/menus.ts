/** The section `menus` of `site.yaml`: which navigations of the content are shown where. */
import * as v from 'valibot'
import { mustBe } from '../expectations.ts'
import { orEmpty, section } from '../schema.ts'

/** Maximum number of navigations in the footer. */
const maxFooters = 12

const handle = v.pipe(
  v.string(mustBe('the handle of a navigation')),
  v.trim(),
  v.regex(/^[\w-]{1,100}$/, mustBe('the handle of a navigation, such as main_menu')),
)

export const menusSection = section({
  main: v.optional(handle),
  footer: v.optional(
    orEmpty(
      () => [],
      v.pipe(
        v.array(handle, mustBe('a list of handles, such as [footer, legal]')),
        v.maxLength(maxFooters, mustBe(`a list of at most ${maxFooters} handles`)),
      ),
    ),
  ),
})
