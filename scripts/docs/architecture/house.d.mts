/** Types of `house.mjs`. */
export interface Room {
  readonly name: string
  /** 0 for those that import no other room of their part. */
  readonly height: number
  readonly isFile: boolean
}
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly imports: number
}
export interface Part {
  readonly name: string
  readonly rooms: readonly Room[]
  readonly down: readonly Arrow[]
  readonly up: readonly Arrow[]
}
export declare function readHouse(root: string): readonly Part[]
export declare function roomPath(part: Pick<Part, 'name'>, room: Pick<Room, 'name' | 'isFile'>): string
