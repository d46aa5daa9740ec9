/** Types of `architecture.mjs`. */
/** Draws the architecture of the repository at `root`, as SVG. */
export declare function drawArchitecture(root: string): string
/** Reads the purpose of each room, by its path, from the tables of `docs/architecture.md`. */
export declare function readPurposes(markdown: string): ReadonlyMap<string, string>
