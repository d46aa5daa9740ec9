/** Types of `pictures.mjs`. */
export interface RenderedPicture {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly format?: 'jpg' | 'webp'
  readonly quality?: number
  readonly focus?: string
}
export const pictures: readonly RenderedPicture[]
