/** Something that a page refers to although it is not there. The site leaves such references out. */
export interface LostReference {
  /** `the entry {id}` */
  readonly what: string
  /** Type and number of the set that it stands in, where that is known: `rich_text 2`. */
  readonly set?: string
}
