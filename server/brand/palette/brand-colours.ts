/** The colours that a brand can have. */
export const brandColourNames = ['brand', 'accent', 'highlight', 'inverse'] as const
export type BrandColourName = (typeof brandColourNames)[number]

/**
 * The colours of a brand, as CSS writes them. All else is made of `brand`; the others are made of it where
 * they are not given. `inverse` is the ground of hero and footer.
 */
export type BrandColours = Readonly<Partial<Record<BrandColourName, string | undefined>>>
