/**
 * The name of an entry's template. In Statamic `@blueprint` stands for the template that is named after the
 * entry's blueprint, here `news.article` for the blueprint `article` of the collection `news`. An entry
 * without a template has `default`.
 */
export const templateName = (template: string | undefined, collection: string, blueprint: string): string =>
  template === '@blueprint' ? `${collection}.${blueprint}` : (template ?? 'default')
