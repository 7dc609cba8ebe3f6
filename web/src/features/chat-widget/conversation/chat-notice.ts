/** A toast that the chat requests. */
export interface ChatNotice {
  title: string;
  description: string;
  variant: 'success' | 'destructive';
  /** What it tells of: it takes the place of what was told of the same before. */
  about?: string;
}
