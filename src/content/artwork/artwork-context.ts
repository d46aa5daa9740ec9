/** Whether pages without a picture show a drawn one, and which. */
import { createContext, useContext } from 'react'
import type { Picture } from '../types.ts'
import type { Crop } from './artwork.ts'

/** Returns the picture for the slug or path of a page without one. */
export type ArtworkOf = (slug: string, crop: Crop) => Picture

/** The drawn pictures of the site; absent where it has none, as all sites but the embedded example. */
export const ArtworkContext = createContext<ArtworkOf | undefined>(undefined)

/** The drawn pictures of the site that shows the component. */
export const useArtwork = (): ArtworkOf | undefined => useContext(ArtworkContext)
