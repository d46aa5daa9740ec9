/** Types of `png.mjs`. */
export function encodePng(picture: {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}): Buffer
export function encodeIco(pictures: readonly { readonly size: number; readonly png: Uint8Array }[]): Buffer
