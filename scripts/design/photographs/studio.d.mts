/** Types of `studio.mjs`. */
export interface RenderedFrame {
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}
export function render(
  name: string,
  options?: { readonly width?: number; readonly threads?: number },
): Promise<RenderedFrame>
