const ENDS = /(?<=[.!?;\n])\s+/;

/** The sentences of a text as written, each with the sign that ends it: "no. send it!" gives "no." and "send it!". */
export const sentencesOf = (text: string): string[] => text.trim().split(ENDS);
