/** Types of `house.mjs`. */

/** A folder of modules, or a single module, in the picture of the architecture. */
export interface Room {
  readonly name: string
  /** Height: 0 for rooms that import no other room of their part. */
  readonly height: number
  readonly isFile: boolean
}
/** The imports of one room by another. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly imports: number
}
/** A part of the picture, with its rooms and their imports. */
export interface Part {
  readonly name: string
  readonly rooms: readonly Room[]
  readonly down: readonly Arrow[]
  readonly up: readonly Arrow[]
}
export declare function readHouse(root: string): readonly Part[]
export declare function roomPath(part: Pick<Part, 'name'>, room: Pick<Room, 'name' | 'isFile'>): string
