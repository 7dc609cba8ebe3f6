/** A toast about photos. */
export interface PhotoNotice {
  title: string;
  description: string;
  variant: 'destructive';
}
