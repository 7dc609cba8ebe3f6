/** What was chosen once can be changed and not taken back, so that nothing is emptied unseen. */
export function choiceOptions<T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
  none: string,
  chosen: T | null,
) {
  return [
    ...(chosen === null
      ? [
          <option key="" value="">
            {none}
          </option>,
        ]
      : []),
    ...values.map((value) => (
      <option key={value} value={value}>
        {labels[value]}
      </option>
    )),
  ];
}
