/** A toast that the chat requests. */
export interface ChatNotice {
  title: string;
  description: string;
  variant: 'success' | 'destructive';
}
