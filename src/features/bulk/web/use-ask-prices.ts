import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Wish } from '#features/enquiries/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';

/** Makes rows a draft of an enquiry and goes on there; the code for it comes when it is wanted. */
export function useAskPrices() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const ask = async (wishes: readonly Wish[]) => {
    if (busy || wishes.length === 0) return;
    setBusy(true);
    try {
      const { draftEnquiries } = await import('#features/enquiries/web/public.ts');
      const { drafts, href } = await draftEnquiries(queryClient, wishes);
      if (drafts > 1) notify.success(`共 ${wishes.length} 行，已分成 ${drafts} 张询价草稿`);
      await router.navigate({ href });
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '没有转成询价，请检查网络后重试');
    } finally {
      setBusy(false);
    }
  };
  return { busy, ask };
}
