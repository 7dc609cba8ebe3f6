/** S3 takes no smaller part, but for the last one. */
export const MIN_PART_BYTES = 5 * 1024 * 1024;
