export default async function stopDynamoDb(): Promise<void> {
  await (globalThis as { stopDynamoDb?: () => Promise<void> }).stopDynamoDb?.();
}
