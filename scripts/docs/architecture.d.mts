/** Types of `architecture.mjs`. */
export declare function drawArchitecture(root: string): string
export declare function readPurposes(markdown: string): ReadonlyMap<string, string>
