/** Short ways to write the fields of a blueprint. */

/** A field of a type: what editors see is `display`. */
export const type = (name, handle, display, options = {}) => ({
  handle,
  options: { type: name, display, ...options },
})
export const text = (handle, display) => type('text', handle, display)
export const textarea = (handle, display) => type('textarea', handle, display)
export const markdown = (handle, display) => type('markdown', handle, display)
export const link = (handle, display) => type('link', handle, display)
export const integer = (handle, display) => type('integer', handle, display)
export const asset = (handle, display) => type('assets', handle, display, { container: 'main', max_files: 1 })

/** One of several values; the first is that of a field that is left alone. */
export const select = (handle, display, options) =>
  type('select', handle, display, { options, default: Object.keys(options)[0] })

/** A field as blueprints have it. */
export const asField = ({ handle, options }) => ({ handle, field: options })

/** Rows of fields. */
export const grid = (handle, display, fields) =>
  type('grid', handle, display, { mode: 'stacked', fields: fields.map(asField) })

/** Sets in groups: a map of groups, each with its name for editors and a map of sets. */
export const groups = (given) =>
  Object.fromEntries(
    Object.entries(given).map(([handle, [display, sets]]) => [
      handle,
      {
        display,
        sets: Object.fromEntries(
          Object.entries(sets).map(([set, [name, fields]]) => [
            set,
            { display: name, fields: fields.map(asField) },
          ]),
        ),
      },
    ]),
  )
