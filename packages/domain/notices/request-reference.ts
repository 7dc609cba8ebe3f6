/** The number under which a homeowner can ask after their request, made of the lead's id. */
export function requestReference(leadId: number): string {
  return `HH-${String(leadId).padStart(5, '0')}`;
}
