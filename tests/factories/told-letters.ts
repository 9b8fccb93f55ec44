import type { Teller } from '#business/messages/api/public.ts';

export interface ToldLetter {
  /** Whom it was told. */
  to: readonly bigint[];
  subject: string;
  text: string;
}

/** Keeps what people are told, in the words of its mail. */
export function tellIntoList(): { messages: Teller; letters: ToldLetter[] } {
  const letters: ToldLetter[] = [];
  const messages: Teller = {
    tell: async (_, { to, title, text, letter = { subject: title, text } }) => void letters.push({ to, ...letter }),
  };
  return { messages, letters };
}
