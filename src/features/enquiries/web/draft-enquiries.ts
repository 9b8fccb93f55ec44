import type { QueryClient } from '@tanstack/react-query';
import { draftHref } from '#business/paths/rules/public.ts';
import { isCallError, newIdempotencyKey } from '#platform/web/api-client.ts';
import type { DraftRequest, SavedDraft } from '../contract/enquiry-schemas.ts';
import { MAX_ENQUIRY_LINES } from '../rules/read-pasted-lines.ts';
import { enquiryApi } from './enquiry-api.ts';
import { draftsHref } from './enquiry-words.ts';

export type Wish = DraftRequest['lines'][number];

/** One try more where no answer came, under the same key: it makes no second draft. */
async function saveStubbornly(input: DraftRequest): Promise<SavedDraft> {
  const context = { idempotencyKey: newIdempotencyKey() };
  try {
    return await enquiryApi.call.saveDraft(input, { context });
  } catch (error) {
    if (isCallError(error) && error.status < 500) throw error;
    return enquiryApi.call.saveDraft(input, { context });
  }
}

/**
 * Makes wishes of a list into drafts of enquiries, as many as it takes: nothing is cut off. Answers where it goes on: in
 * the draft, or in the list of them.
 */
export async function draftEnquiries(queryClient: QueryClient, wishes: readonly Wish[]) {
  const drafts: SavedDraft[] = [];
  for (let from = 0; from < wishes.length; from += MAX_ENQUIRY_LINES) {
    const lines = wishes.slice(from, from + MAX_ENQUIRY_LINES);
    drafts.push(await saveStubbornly({ source: 'list', lines }));
  }
  await queryClient.invalidateQueries({ queryKey: enquiryApi.query.key(), refetchType: 'none' });
  const [first] = drafts;
  return { drafts: drafts.length, href: first && drafts.length === 1 ? draftHref(first.enquiryNo) : draftsHref };
}
