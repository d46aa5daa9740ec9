/** Name of the component around an extension, as React's component stacks show it. */
export const guardName = (extension: string): string => `Extension(${extension})`

/**
 * Returns the name of the extension in which a component failed; undefined when it was a component of this
 * site.
 * @param stack component stack as React reports it with an error
 */
export const failedExtension = (stack: string | null | undefined): string | undefined =>
  /\bExtension\(([^()]+)\)/.exec(stack ?? '')?.[1]
