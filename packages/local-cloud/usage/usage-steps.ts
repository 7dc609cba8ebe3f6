/** How many steps of `size` bytes a request counts as: at least one. */
export function usageSteps(bytes: number, size: number): number {
  return Math.max(1, Math.ceil(bytes / size));
}
