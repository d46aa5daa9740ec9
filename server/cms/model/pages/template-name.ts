/** The template of an entry; `@blueprint` stands for the one that is named after its blueprint. */
export const templateName = (template: string | undefined, collection: string, blueprint: string): string =>
  template === '@blueprint' ? `${collection}.${blueprint}` : (template ?? 'default')
