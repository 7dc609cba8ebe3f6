/** The numbers of the pagination: first, last and the current one with its neighbours; null is a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, pages];
  const numbers = [...new Set(wanted)].filter((page) => page >= 1 && page <= pages);
  numbers.sort((a, b) => a - b);
  return numbers.flatMap((page, index) => {
    const previous = numbers[index - 1];
    return previous !== undefined && page - previous > 1 ? [null, page] : [page];
  });
}
