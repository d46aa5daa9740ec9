/** Provides the colours and fonts of the running site to the pages of the design system. */
import { createContext, use } from 'react'
import type { ColourSheet } from '../content/showcase/colour-sheet.ts'
import type { SiteFonts } from '../content/showcase/showcase-data.ts'

const ColoursContext = createContext<ColourSheet | undefined>(undefined)

/** Provides the colours where the site has its own. */
export const ColoursProvider = ColoursContext

/** Returns the colours of the site; undefined where they are those of the design system's own files. */
export const useSiteColours = (): ColourSheet | undefined => use(ColoursContext)

const FontsContext = createContext<SiteFonts>({})

/** Provides the names of the site's own fonts. */
export const FontsProvider = FontsContext

/** Returns the names of the site's own fonts; empty where it has those of the design system's own files. */
export const useSiteFonts = (): SiteFonts => use(FontsContext)
